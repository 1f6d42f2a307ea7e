/** Returns a value that a measurement needs. Throws an error that names it if missing, since no figure may stay unmeasured. */
export function found<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`Nothing was measured: there is no ${what}.`);
  return value;
}
