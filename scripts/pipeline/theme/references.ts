import type { TokenType } from './tokens.ts';

const REFERENCE = /^\{([^{}]+)\}$/;

/** The path of a reference: `{a.b}` gives `a.b`; undefined for other values. */
export const referenceOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? REFERENCE.exec(value)?.[1] : undefined;

/** A reference inside of a value. */
export interface Reference {
  /** The path that it names. */
  target: string;
  /** Its place in the value; empty if it is the whole. */
  at: readonly (string | number)[];
}

/** Every reference in a value, however deep. */
export function referencesIn(
  value: unknown,
  at: readonly (string | number)[] = [],
): readonly Reference[] {
  const target = referenceOf(value);
  if (target !== undefined) return [{ target, at }];
  if (Array.isArray(value)) return value.flatMap((item, i) => referencesIn(item, [...at, i]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => referencesIn(item, [...at, key]));
}

/** The type required of a reference's target at a place in a value of a type. */
export function expectedType(type: TokenType, at: readonly (string | number)[]): TokenType {
  const place = at.at(-1);
  if (type !== 'shadow' || typeof place !== 'string') return type;
  return place === 'color' ? 'color' : 'dimension';
}

/** The same value with each reference redirected. */
export function mapReferences(value: unknown, lead: (target: string) => string): unknown {
  const target = referenceOf(value);
  if (target !== undefined) return `{${lead(target)}}`;
  if (Array.isArray(value)) return value.map((item) => mapReferences(item, lead));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapReferences(item, lead)]),
  );
}
