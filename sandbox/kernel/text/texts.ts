import { SOURCE, TAGS } from '#scripts/languages/languageFolders.ts';
import { filled, textIn } from '#scripts/languages/texts.ts';
import type { Language } from './language.ts';

/** A text by language: in the source language always, which stands in for the others. */
export type Texts = Readonly<Record<Language, string>>;

/** The values of a text in a language. */
export type TextValues = (language: Language) => Readonly<Record<string, string>>;

/** A text as it is written in each language. Those that would only repeat the source language's are left out. */
export function inEachLanguage(write: (language: Language) => string): Texts {
  const source = write(SOURCE);
  const others = TAGS.filter((tag) => tag !== SOURCE).map((tag) => [tag, write(tag)] as const);
  return Object.fromEntries([[SOURCE, source], ...others.filter(([, text]) => text !== source)]);
}

/** A message of the folders of languages in each of them, with its values filled in. */
export const textsOf = (file: string, key: string, values: TextValues = () => ({})): Texts =>
  inEachLanguage((language) => filled(textIn(language, file, key), values(language)));

/** What a person wrote, for readers of every language. */
export const sameText = (text: string): Texts => ({ [SOURCE]: text });
