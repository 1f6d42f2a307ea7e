import { namesIn, TEXTS } from '#sandbox/domains/play/rules/names.ts';
import type { Language } from '#sandbox/kernel/text/language.ts';
import { keysOf, textIn } from '#scripts/languages/texts.ts';
import type texts from '#words/sandbox/games.json';

/** The words of the test games. */
export type DemoWords = ReturnType<typeof namesIn> & Record<keyof typeof texts.page, string>;

/** Some messages of a file in a language, by their keys. */
const messagesIn = (language: Language, file: string, key: string): Record<string, string> =>
  Object.fromEntries(
    keysOf(file, key).map((name) => [name, textIn(language, file, `${key}.${name}`)]),
  );

/** The words of the test games in a language. */
export const wordsOf = (language: Language): DemoWords => {
  const page = messagesIn(language, TEXTS, 'page') as Record<keyof typeof texts.page, string>;
  return { ...page, ...namesIn(language) };
};

/** The words that the script of a page needs, failures by their codes: they have the messages of the sites. */
export const scriptWords = (language: Language): Record<string, string> => ({
  ...messagesIn(language, 'platform', 'error'),
  ...wordsOf(language),
});
