import { isObject, type JsonObject } from '../jsonFile.ts';

/** The kinds of values in the token schema. */
export type TokenType =
  | 'color'
  | 'dimension'
  | 'duration'
  | 'cubicBezier'
  | 'fontFamily'
  | 'fontWeight'
  | 'number'
  | 'shadow';

/** One token of a file. */
export interface Token {
  /** Its place in the file: `['color', 'text', 'primary']`. */
  path: readonly string[];
  /** Its own type or that of the nearest group around it; undefined if the base decides it. */
  type: string | undefined;
  value: unknown;
  description: string;
}

/** Tokens by their dotted path, in the order of the file. */
export type Tokens = ReadonlyMap<string, Token>;

const text = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

function collect(
  group: JsonObject,
  path: readonly string[],
  type: string | undefined,
  found: Map<string, Token>,
) {
  for (const [key, child] of Object.entries(group)) {
    if (key.startsWith('$') || !isObject(child)) continue;
    const here = [...path, key];
    const own = text(child.$type) ?? type;
    if ('$value' in child) {
      const description = text(child.$description) ?? '';
      found.set(here.join('.'), { path: here, type: own, value: child.$value, description });
    } else collect(child, here, own, found);
  }
}

/** Every token of a file's value. Anything but tokens and groups is skipped. */
export function readTokens(file: unknown): Tokens {
  const found = new Map<string, Token>();
  if (isObject(file)) collect(file, [], text(file.$type), found);
  return found;
}
