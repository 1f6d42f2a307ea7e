/** The value of a brand in an object with a key per brand; undefined if it has no value. Inherited properties do not count: a brand may be named `constructor`. */
export const entryOf = <Value>(
  values: Readonly<Record<string, Value>>,
  brand: string,
): Value | undefined => (Object.hasOwn(values, brand) ? values[brand] : undefined);
