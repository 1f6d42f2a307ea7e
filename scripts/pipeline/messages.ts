import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SOURCE } from '#scripts/languages/languageFolders.ts';
import { languageFolder, languageTags } from '#scripts/languages/languagePlaces.ts';
import { isOfSite, namespacesOf } from '#scripts/languages/messageFiles.ts';
import type { Messages } from '#src/brand/page.ts';
import { inNumerals, type NumberStyle } from '#src/i18n/amount.ts';
import { latinDigits } from '#src/ui/latinDigits.ts';
import { isObject } from './jsonFile.ts';
import { syllablesOf, wholeSyllables } from './wholeSyllables.ts';

/** Messages by language, then by namespace. */
export type Catalogue = Record<string, Messages>;

function asMessages(value: unknown): Messages {
  if (!isObject(value)) return {};
  const entries = Object.entries(value).map(([key, child]): [string, string | Messages] => [
    key,
    typeof child === 'string' ? child : asMessages(child),
  ]);
  return Object.fromEntries(entries);
}

/** Merges `over` into `base`, message by message. */
export function mergeMessages(base: Messages, over: Messages): Messages {
  const merged: Messages = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] =
      typeof value === 'object' && typeof below === 'object' ? mergeMessages(below, value) : value;
  }
  return merged;
}

/** The messages of the site in a language: every `languages/<language>/<namespace>.json`. */
function readMessages(root: string, language: string): Messages {
  const folder = languageFolder(root, language);
  const names = namespacesOf(root, language).filter(isOfSite);
  const texts = names.map((name): [string, Messages] => [
    name,
    asMessages(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))),
  ]);
  return Object.fromEntries(texts);
}

/** The platform's own messages. Each language is read when it is first asked for, so that those a brand does not offer cost it nothing. */
export function readCatalogue(root: string): Catalogue {
  const catalogue: Catalogue = {};
  for (const language of languageTags(root)) {
    const get = (): Messages => {
      const value = readMessages(root, language);
      Object.defineProperty(catalogue, language, { value, enumerable: true });
      return value;
    };
    Object.defineProperty(catalogue, language, { get, enumerable: true, configurable: true });
  }
  return catalogue;
}

/** What figures can be part of: placeholders, tags and codes with Latin letters stay as they are. */
const WORD = /\{\{.*?\}\}|<[^>]*>|\$t\(.*?\)|[A-Za-z\p{Nd}]+/gu;

/** Messages with each of their texts changed. */
function eachText(messages: Messages, change: (text: string) => string): Messages {
  const entries = Object.entries(messages).map(([key, child]): [string, string | Messages] => [
    key,
    typeof child === 'string' ? change(child) : eachText(child, change),
  ]);
  return Object.fromEntries(entries);
}

/** A text with its figures in a market's numerals, like formatted ones. */
const withNumerals = (text: string, style: Omit<NumberStyle, 'grouping'>): string =>
  text.replace(WORD, (found) =>
    /^\p{Nd}+$/u.test(found) ? inNumerals(latinDigits(found), style) : found,
  );

/**
 * A brand's messages in a language: its own over the platform's, over the platform's in the source language. Their figures use the market's
 * numerals, and no line ends within a syllable.
 */
export function messagesIn(
  catalogue: Catalogue,
  language: string,
  own: unknown,
  numerals: NumberStyle['numerals'],
): Messages {
  const standard = mergeMessages(catalogue[SOURCE] ?? {}, catalogue[language] ?? {});
  const syllables = syllablesOf(language);
  return eachText(mergeMessages(standard, asMessages(own)), (text) => {
    const shown = withNumerals(text, { numerals, language });
    return syllables ? wholeSyllables(shown, syllables) : shown;
  });
}
