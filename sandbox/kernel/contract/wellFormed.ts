import type { InvalidParameter } from '#src/platform/contract.generated.ts';

/** Whether a text can be kept: no half of a character, and not the one that no database takes. */
const isWellFormed = (text: string): boolean => !/\p{Surrogate}|\0/u.test(text);

/** Where in a value there is a text that cannot be kept, as names with dots; keys of objects are texts too. */
function malformedIn(value: unknown, name: string): string[] {
  if (typeof value === 'string') return isWellFormed(value) ? [] : [name];
  if (typeof value !== 'object' || value === null || value instanceof File) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    isWellFormed(key) ? malformedIn(inner, name === '' ? key : `${name}.${key}`) : [name],
  );
}

/** The texts of a part of a call that cannot be kept. */
export const malformedTexts = (part: InvalidParameter['in'], value: unknown): InvalidParameter[] =>
  malformedIn(value, '').map((name) => ({
    in: part,
    name,
    reason: 'has characters that are not text',
  }));
