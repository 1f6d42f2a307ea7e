import { pluralForms, pluralKey, pluralMessages } from '#scripts/languages/plurals.ts';
import type { LanguageTexts, PlacedText } from './readLanguage.ts';

/** A message of the source language: one text, or one for each of its plural forms. */
export interface SourceMessage {
  namespace: string;
  /** The key without a plural form. */
  key: string;
  plural: boolean;
  texts: readonly PlacedText[];
}

/** The name of a message in all files about messages: `login:title`. */
export const idOf = ({ namespace, key }: Pick<SourceMessage, 'namespace' | 'key'>): string =>
  `${namespace}:${key}`;

function messagesIn(namespace: string, texts: ReadonlyMap<string, PlacedText>): SourceMessage[] {
  const plurals = pluralMessages(new Set(texts.keys()));
  const messages = new Map<string, { plural: boolean; texts: PlacedText[] }>();
  for (const text of texts.values()) {
    const { message } = pluralKey(text.key) ?? { message: '' };
    const plural = plurals.has(message);
    const key = plural ? message : text.key;
    const known = messages.get(key) ?? { plural, texts: [] };
    known.texts.push(text);
    messages.set(key, known);
  }
  return [...messages].map(([key, message]) => ({ namespace, key, ...message }));
}

/** Every message of the source language, in the order of its files. */
export const sourceMessages = (source: LanguageTexts): SourceMessage[] =>
  [...source.files.keys()].flatMap((namespace) => messagesIn(namespace, source.texts(namespace)));

/** The keys that a language must have for a message: one, or one for each of its own plural forms. */
export const keysOfMessage = (tag: string, { key, plural }: SourceMessage): string[] =>
  plural ? pluralForms(tag).map((form) => `${key}_${form}`) : [key];

/** A message in a language: what the source says, and the texts that the language has of it. */
export interface Translation {
  message: SourceMessage;
  /** The texts that are there, by the keys that the language must have. */
  texts: readonly PlacedText[];
  /** The keys that it lacks. */
  missing: readonly string[];
}

/** Every message of the source in a language. */
export const translations = (
  messages: readonly SourceMessage[],
  language: LanguageTexts,
): Translation[] =>
  messages.map((message) => {
    const own = language.texts(message.namespace);
    const keys = keysOfMessage(language.tag, message);
    return {
      message,
      texts: keys.flatMap((key) => own.get(key) ?? []),
      missing: keys.filter((key) => !own.has(key)),
    };
  });
