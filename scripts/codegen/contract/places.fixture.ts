import { isObject } from '#scripts/pipeline/jsonFile.ts';

/** A place in a value: its keys and indexes. */
export type Place = readonly (string | number)[];

/** Every place in a value, the whole value included. */
export function placesIn(value: unknown, at: Place = []): Place[] {
  const inner = Array.isArray(value)
    ? value.flatMap((item, index) => placesIn(item, [...at, index]))
    : Object.entries(isObject(value) ? value : {}).flatMap(([key, item]) =>
        placesIn(item, [...at, key]),
      );
  return [at, ...inner];
}

/** The same value with one place replaced; `undefined` removes it. */
export function withOther(value: unknown, [key, ...rest]: Place, other: unknown): unknown {
  if (key === undefined) return other;
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === key ? withOther(item, rest, other) : item));
  }
  return Object.fromEntries(
    Object.entries(Object(value)).flatMap(([name, item]) => {
      if (name !== key) return [[name, item]];
      const changed = withOther(item, rest, other);
      return changed === undefined ? [] : [[name, changed]];
    }),
  );
}
