import type { JsonObject } from '#scripts/pipeline/jsonFile.ts';

/** The messages of a language: namespace → keys → text. */
type Messages = Readonly<JsonObject>;

const WORD = /\p{Script=Latin}{2,}/gu;

/** What is no word of any language: e-mail addresses, also masked ones, and codes with a digit or in capitals alone. */
const NO_WORDS = /\S*[@*]\S*|\b\p{Lu}{2,}\b|\S*\d\S*/gu;

/** The words of a text in Latin letters, in small letters. */
const wordsIn = (text: string): string[] =>
  (text.replaceAll(NO_WORDS, ' ').match(WORD) ?? []).map((word) => word.toLowerCase());

/** All texts below a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/**
 * Makes a function that finds what is left in the source language on a page in another one: texts that the page shows in the source
 * language too, with a word of its messages beside the names in it, unless the other language's messages have borrowed that word.
 */
export function englishFinder(
  source: Messages,
  other: Messages,
  names: readonly string[],
): (shown: readonly string[], inSource: readonly string[]) => string[] {
  const spoken = new Set(textsIn(source).flatMap(wordsIn));
  const borrowed = new Set(textsIn(other).flatMap(wordsIn));
  // A name may be the beginning of another.
  const longestFirst = [...new Set(names)].sort((one, two) => two.length - one.length);
  const isLeft = (text: string): boolean => {
    const nameless = longestFirst.reduce((rest, name) => rest.replaceAll(name, ' '), text);
    return wordsIn(nameless).some((word) => spoken.has(word) && !borrowed.has(word));
  };
  return (shown, inSource) => {
    const same = new Set(inSource);
    return shown.filter((text) => same.has(text) && isLeft(text));
  };
}
