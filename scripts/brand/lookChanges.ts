import { isDeepStrictEqual } from 'node:util';
import { artChanges } from './artWords.ts';
import { type Look, lookWords } from './lookWords.ts';

type Choices = Omit<Look, 'categories'>;

function choiceChanges(before: Choices, after: Choices): string[] {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...now.keys(), ...old.keys()])]
    .filter((choice) => !isDeepStrictEqual(old.get(choice), now.get(choice)))
    .map((choice) => {
      const wordsIn = (look: ReadonlyMap<string, unknown>) =>
        lookWords(choice, String(look.get(choice)));
      return `has ${wordsIn(now)} instead of ${wordsIn(old)}`;
    });
}

/** How one look becomes another, one choice a line: `has a tall header instead of the usual header`. */
export function lookChanges(before: Look, after: Look): string[] {
  const { categories: oldArt, ...oldChoices } = before;
  const { categories: art, ...choices } = after;
  return [...choiceChanges(oldChoices, choices), ...artChanges(oldArt, art)];
}
