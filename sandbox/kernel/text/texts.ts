import { languageFacts } from '#scripts/languages/languageFacts.ts';
import { SOURCE, TAGS } from '#scripts/languages/languageFolders.ts';
import { filled, textIn } from '#scripts/languages/texts.ts';
import { withSignsKept } from '#src/i18n/bidi.ts';
import type { Language } from './language.ts';

/** A text by language: in the source language always, which stands in for the others. */
export type Texts = Readonly<Record<Language, string>>;

/** The values of a text in a language. */
export type TextValues = (language: Language) => Readonly<Record<string, string>>;

/** A text in a language, in which figures keep the side of their signs whichever way it is written. */
export const inDirection = (language: Language, text: string): string =>
  languageFacts(language).direction === 'rtl' ? withSignsKept(text) : text;

/** A text as it is written in each language. Those that would only repeat the source language's are left out. */
export function inEachLanguage(write: (language: Language) => string): Texts {
  const source = write(SOURCE);
  const others = TAGS.filter((tag) => tag !== SOURCE).map(
    (tag) => [tag, inDirection(tag, write(tag))] as const,
  );
  return Object.fromEntries([[SOURCE, source], ...others.filter(([, text]) => text !== source)]);
}

/** A message of the folders of languages in each of them, with its values filled in. */
export const textsOf = (file: string, key: string, values: TextValues = () => ({})): Texts =>
  inEachLanguage((language) => filled(textIn(language, file, key), values(language)));

/** What a person wrote, for readers of every language. */
export const sameText = (text: string): Texts => ({ [SOURCE]: text });
