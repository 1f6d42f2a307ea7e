import { isDeepStrictEqual } from 'node:util';
import { type Look, lookWords } from './lookWords.ts';

/** How one look becomes another, one choice a line: `has a tall header instead of the usual header`. */
export function lookChanges(before: Look, after: Look): string[] {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...now.keys(), ...old.keys()])]
    .filter((choice) => !isDeepStrictEqual(old.get(choice), now.get(choice)))
    .map((choice) => {
      const wordsIn = (look: ReadonlyMap<string, unknown>) =>
        lookWords(choice, String(look.get(choice)));
      return `has ${wordsIn(now)} instead of ${wordsIn(old)}`;
    });
}
