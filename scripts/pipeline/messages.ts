import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SOURCE } from '#scripts/languages/languageFolders.ts';
import type { Messages } from '#src/brand/page.ts';
import { inNumerals, type NumberStyle } from '#src/i18n/amount.ts';
import { latinDigits } from '#src/ui/latinDigits.ts';
import { isObject } from './jsonFile.ts';

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

/** The folders of `src/` that may have messages; each is a namespace of its name. */
function messageFolders(root: string): [namespace: string, folder: string][] {
  const below = (folder: string): [string, string][] =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => [entry.name, join(root, folder, entry.name, 'messages')]);
  return [...below('src'), ...below('src/shared'), ...below('src/features')];
}

/** The platform's own messages: every `src/…/messages/<language>.json`. */
export function readCatalogue(root: string): Catalogue {
  const catalogue: Catalogue = {};
  for (const [namespace, folder] of messageFolders(root)) {
    for (const file of filesIn(folder)) {
      const language = file.slice(0, -'.json'.length);
      const texts = asMessages(JSON.parse(readFileSync(join(folder, file), 'utf8')));
      catalogue[language] = { ...catalogue[language], [namespace]: texts };
    }
  }
  return catalogue;
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort();
  } catch {
    return [];
  }
}

/** What figures can be part of: placeholders, tags and codes with Latin letters stay as they are. */
const WORD = /\{\{.*?\}\}|<[^>]*>|\$t\(.*?\)|[A-Za-z\p{Nd}]+/gu;

/** Messages with their figures in a market's numerals, like formatted ones. */
function withNumerals(messages: Messages, style: Omit<NumberStyle, 'grouping'>): Messages {
  const written = (text: string) =>
    text.replace(WORD, (found) =>
      /^\p{Nd}+$/u.test(found) ? inNumerals(latinDigits(found), style) : found,
    );
  const entries = Object.entries(messages).map(([key, child]): [string, string | Messages] => [
    key,
    typeof child === 'string' ? written(child) : withNumerals(child, style),
  ]);
  return Object.fromEntries(entries);
}

/**
 * A brand's messages in a language: its own over the platform's, over the platform's in the source language. Their figures use the market's numerals.
 */
export function messagesIn(
  catalogue: Catalogue,
  language: string,
  own: unknown,
  numerals: NumberStyle['numerals'],
): Messages {
  const standard = mergeMessages(catalogue[SOURCE] ?? {}, catalogue[language] ?? {});
  return withNumerals(mergeMessages(standard, asMessages(own)), { numerals, language });
}
