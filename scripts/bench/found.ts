/** Returns what a measurement needs. Throws an error that names it where there is none, since a figure must not pass unmeasured. */
export function found<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`Nothing was measured: there is no ${what}.`);
  return value;
}
