/** Whether what comes from outside has the shape that is wanted, put together from small shapes. Knows no message. */

export type Fits = (value: unknown) => boolean;

export const maybe = (fits: Fits): Fits => (value) => value === null || fits(value);

export const many = (fits: Fits, most = 1000, least = 0): Fits => (value) =>
  Array.isArray(value) && value.length >= least && value.length <= most && value.every(fits);

export const pair = (one: Fits, other: Fits): Fits => (value) => Array.isArray(value) && value.length === 2 && one(value[0]) && other(value[1]);

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** An object with these fields, and any others. */
export const whole = (fields: Record<string, Fits>): Fits => (value) =>
  isObject(value) && Object.entries(fields).every(([name, fits]) => fits(value[name]));
