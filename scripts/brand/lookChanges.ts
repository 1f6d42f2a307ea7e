import { isDeepStrictEqual } from 'node:util';
import { type Look, lookWords } from './lookWords.ts';

/** How one look becomes another, one choice a line: `has a tall header instead of the usual header`. */
export function lookChanges(before: Look, after: Look): string[] {
  const old = new Map(Object.entries(before));
  return Object.entries(after)
    .filter(([choice, value]) => !isDeepStrictEqual(old.get(choice), value))
    .map(([choice, value]) => {
      const was = lookWords(choice, String(old.get(choice)));
      return `has ${lookWords(choice, String(value))} instead of ${was}`;
    });
}
