import type { InvalidParameter } from '#src/platform/contract.generated.ts';

/** Whether a text can be stored: no half character, and no NUL, which databases refuse. */
const isWellFormed = (text: string): boolean => !/\p{Surrogate}|\0/u.test(text);

/** Where a value has a text that cannot be stored, as dotted names; keys of objects are texts too. */
function malformedIn(value: unknown, name: string): string[] {
  if (typeof value === 'string') return isWellFormed(value) ? [] : [name];
  if (typeof value !== 'object' || value === null || value instanceof File) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    isWellFormed(key) ? malformedIn(inner, name === '' ? key : `${name}.${key}`) : [name],
  );
}

/** The texts of a part of a call that cannot be stored. */
export const malformedTexts = (part: InvalidParameter['in'], value: unknown): InvalidParameter[] =>
  malformedIn(value, '').map((name) => ({
    in: part,
    name,
    reason: 'has characters that are not text',
  }));
