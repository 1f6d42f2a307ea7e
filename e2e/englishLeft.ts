/** Messages of a language's catalogue by key, `login:title`. */
export type Messages = ReadonlyMap<string, string>;

/** What is known about the texts of a language. */
export interface Known {
  /** The messages of the source language, and those of the language. */
  source: Messages;
  own: Messages;
  /** Names and marks, which are the same in every language. */
  names: readonly string[];
}

/** A word of at least two Latin letters. */
const WORD = /\p{Script=Latin}[\p{Script=Latin}'’]+/gu;

/** What is no word: addresses, masked or not, hosts, and ids with a digit in them. */
const NO_WORDS = /\S*@\S*|\S*\*{2,}\S*|https?:\S+|[\w-]+(\.[\w-]+)+|\S*\d\S*/gu;

const CURRENCIES = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()));

const wordsOf = (text: string): string[] =>
  (
    text
      .replace(/\{\{.*?\}\}|<[^>]*>/g, ' ')
      .replace(NO_WORDS, ' ')
      .match(WORD) ?? []
  ).map((word) => word.toLowerCase());

/** The words that a language has kept in a message of its own from that of the source language: loan words such as "VIP". */
function loans({ source, own }: Known): ReadonlySet<string> {
  const kept = [...source].flatMap(([key, text]) => {
    const there = new Set(wordsOf(own.get(key) ?? ''));
    return wordsOf(text).filter((word) => there.has(word));
  });
  return new Set(kept);
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Matches any of these names as a whole, the longest first. */
const anyOf = (names: readonly string[]): RegExp => {
  const longestFirst = [...new Set(names)].sort((one, other) => other.length - one.length);
  return new RegExp(`(?<!\\p{L})(${longestFirst.map(escaped).join('|')})(?!\\p{L})`, 'giu');
};

/** Finds what is left of the source language in the texts of a page. */
export function englishFinder(
  known: Known,
): (texts: readonly string[], there: readonly string[]) => string[] {
  const sourceWords = new Set([...known.source.values()].flatMap(wordsOf));
  const names = anyOf(known.names.filter((name) => wordsOf(name).length > 0));
  const allowed = loans(known);

  const isLeft = (text: string): boolean => {
    const unnamed = text.replace(names, ' ');
    const words = wordsOf(unnamed).filter((word) => !CURRENCIES.has(word) && !allowed.has(word));
    return words.length > 1 || words.some((word) => sourceWords.has(word));
  };

  return (texts, there) => texts.filter((text) => there.includes(text) && isLeft(text));
}
