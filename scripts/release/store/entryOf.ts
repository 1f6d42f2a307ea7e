/** The value of a brand among those of all brands, undefined if it has none: of a brand `constructor` too, which every object seems to have. */
export const entryOf = <Value>(
  values: Readonly<Record<string, Value>>,
  brand: string,
): Value | undefined => (Object.hasOwn(values, brand) ? values[brand] : undefined);
