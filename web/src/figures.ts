/** Numbers as the reader's language writes them, with a sign that is seen. */

const MINUS = "−";

/** A whole number with its sign, a true minus. */
export const signedChips = (amount: number, locale: string): string => numberIn(locale, amount, { signDisplay: "exceptZero" });

/** A measured number with its sign: the fewer digits the larger it is. */
export const signedMeasure = (value: number, locale: string): string => measureIn(locale, value, { signDisplay: "exceptZero" });

export const measure = (value: number, locale: string): string => measureIn(locale, value, {});

/** From one bound to the other, each with its sign. */
export const between = (low: number, high: number, locale: string): string =>
  `${signedMeasure(low, locale)} … ${signedMeasure(high, locale)}`;

/** A share of one in per cent. */
export const share = (value: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 }).format(value);

/** Two shares with one sign of per cent. */
export function shares(low: number, high: number, locale: string): string {
  const whole = (value: number): string => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(value * 100);
  return `${whole(low)}–${share(high, locale)}`;
}

function measureIn(locale: string, value: number, form: Intl.NumberFormatOptions): string {
  const digits = Math.abs(value) < 10 ? 1 : 0;
  return numberIn(locale, value, { maximumFractionDigits: digits, ...form });
}

const numberIn = (locale: string, value: number, form: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(locale, form).format(value).replace("-", MINUS);
