/**
 * What was drawn before and what is drawn now, as one: each part of `now` that equals the same part of `before` is that
 * very object, so that only what has changed is drawn anew. Both are as JSON makes them, and neither is changed.
 */
export function sharing<Value>(before: unknown, now: Value): Value {
  if (before === now || !isNode(before) || !isNode(now)) return now;
  if (Array.isArray(now) !== Array.isArray(before)) return now;
  const names = Object.keys(now);
  let isSame = names.length === Object.keys(before).length;
  const made = (Array.isArray(now) ? [] : {}) as Node;
  for (const name of names) {
    made[name] = sharing(before[name], now[name]);
    isSame &&= made[name] === before[name] && name in before;
  }
  return (isSame ? before : made) as Value;
}

type Node = { [name: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;
