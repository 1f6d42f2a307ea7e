/**
 * The shape of a value, by example: an object has these fields and may have others, a list of one shape has any number of such items, a
 * list of several is one of them. A text is any text if the example is empty, a moment if it is `T`, and a decimal number if it is `0`.
 * Other examples represent their type. A list of objects has at most a thousand items, one of plain values any number.
 */
export type Shape =
  | string
  | number
  | boolean
  | null
  | undefined
  | Shape[]
  | { readonly [field: string]: Shape };

/** More rows than any page of a list has. A browser that rendered far more would freeze for minutes. */
const MOST_ROWS = 1000;

const isFitting = (value: unknown, shape: Shape): boolean =>
  value === shape ||
  (shape !== null &&
    typeof value === typeof shape &&
    (shape === '' || !Number.isNaN(shape === 'T' ? Date.parse(String(value)) : Number(value))));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Where a value first differs from its shape, as a path that starts with `at`: `value.games.3.nodeId`. Undefined if it matches. */
export function faultOf(value: unknown, shape: Shape, at: string): string | undefined {
  const list = Array.isArray(shape) ? shape : undefined;
  if (list && list.length > 1) {
    const faults = list.map((one) => faultOf(value, one, at));
    return faults.every(Boolean) ? faults[0] : undefined;
  }
  if (!isObject(shape)) return isFitting(value, shape) ? undefined : at;
  if (!isObject(value) || Array.isArray(value) !== Array.isArray(shape)) return at;
  if (list && isObject(list[0]) && Object.keys(value).length > MOST_ROWS) return at;
  for (const key of Object.keys(list ? value : shape)) {
    const fault = faultOf(value[key], list ? list[0] : shape[key], `${at}.${key}`);
    if (fault) return fault;
  }
  return undefined;
}
