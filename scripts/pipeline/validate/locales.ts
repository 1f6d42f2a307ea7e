import type { JSONPath } from 'jsonc-parser';
import { TAGS } from '#scripts/languages/languageFolders.ts';
import { isObject, type JsonFile, type JsonObject } from '../jsonFile.ts';
import type { BrandCheck, Rule } from './check.ts';
import { asEntries, asTexts, lookup } from './check.ts';
import { type Complaint, type Diagnostic, diagnosticAt, diagnosticOn } from './diagnostic.ts';
import { didYouMean } from './nearest.ts';

/** Whether a brand has messages in a language: the platform's, or its own. */
export const isSpoken = (check: BrandCheck, tag: string): boolean =>
  TAGS.includes(tag) || Object.hasOwn(check.source.locales, tag);

/** The names between `{{` and `}}`, without formats and options. */
function placeholders(text: string): string[] {
  const names = [...text.matchAll(/\{\{-?\s*([^,}]+?)\s*(?:,[^}]*)?\}\}/g)].map(
    (match) => match[1],
  );
  return [...new Set(names.filter((name) => name !== undefined))].sort();
}

function textComplaint(own: unknown, base: string): Complaint | undefined {
  const rule = 'message';
  if (typeof own !== 'string') return { rule, reason: 'A message must be text in quotes.' };
  if (own.trim() === '') return { rule, reason: 'This message is empty.' };
  const [used, known] = [placeholders(own), placeholders(base)];
  const strange = used.find((name) => !known.includes(name));
  if (strange !== undefined) {
    const reason = `The message is not given {{${strange}}}.`;
    const usable =
      known.length > 0 ? `it is given {{${known.join('}}, {{')}}}` : 'it is given none';
    return { rule: 'placeholder', reason, suggestion: didYouMean(strange, known) ?? usable };
  }
  const missing = known.filter((name) => !used.includes(name));
  if (missing.length === 0) return undefined;
  return { rule: 'placeholder', reason: `The message leaves out {{${missing.join('}}, {{')}}}.` };
}

function compare(file: JsonFile, path: JSONPath, own: unknown, base: JsonObject): Diagnostic[] {
  if (!isObject(own)) {
    const reason = `${path.length === 0 ? 'The file' : 'This'} must be an object in { }.`;
    return [diagnosticAt(file, path, { rule: 'message', reason })];
  }
  return asEntries(own).flatMap(([key, value]) => {
    // Values unreadable by a syntax error are already reported.
    if (value === undefined) return [];
    const at = [...path, key];
    const standard = Object.hasOwn(base, key) ? base[key] : undefined;
    if (isObject(standard)) return compare(file, at, value, standard);
    if (typeof standard === 'string') {
      const complaint = textComplaint(value, standard);
      return complaint ? [diagnosticAt(file, at, complaint)] : [];
    }
    const what = path.length === 0 ? 'part of the site' : 'message';
    const reason = `There is no ${what} called \`${at.join('.')}\`.`;
    const suggestion = didYouMean(key, Object.keys(base));
    return [diagnosticAt(file, at, { rule: 'message-unknown', at: 'key', reason, suggestion })];
  });
}

const isOffered = (check: BrandCheck, language: string): boolean =>
  asTexts(lookup(check.resolved, ['languages', 'supported'])).includes(language);

function languageDiagnostic(check: BrandCheck, language: string, path: string): Diagnostic[] {
  if (isOffered(check, language)) return [];
  const supported = asTexts(lookup(check.resolved, ['languages', 'supported']));
  const known = TAGS.includes(language);
  const reason = known
    ? `The brand does not offer "${language}", so these messages are never shown.`
    : `There is no language folder "${language}", and the brand does not offer it.`;
  const suggestion = known
    ? `add "${language}" to \`languages.supported\`, or remove the file`
    : didYouMean(language, supported);
  return [diagnosticOn(path, { rule: 'locale', text: `${language}.json`, reason, suggestion })];
}

/** The dotted keys of the messages of `base` that `own` lacks. */
function lacking(base: JsonObject, own: unknown, prefix = ''): string[] {
  return asEntries(base).flatMap(([key, standard]) => {
    const value = lookup(own, [key]);
    if (isObject(standard)) return lacking(standard, value, `${prefix}${key}.`);
    return value === undefined ? [`${prefix}${key}`] : [];
  });
}

/** A language without a folder has only the messages that the brand brings: all of them. */
function wholeness(check: BrandCheck, language: string, file: JsonFile): Diagnostic[] {
  if (TAGS.includes(language) || file.value === undefined) return [];
  const [first, ...others] = lacking(check.context.messages, file.value);
  if (first === undefined) return [];
  const reason = `There is no language folder "${language}", so the brand must bring every message: \`${first}\` is missing${others.length > 0 ? `, and ${others.length} more` : ''}.`;
  return [diagnosticAt(file, [], { rule: 'language', text: `${language}.json`, reason })];
}

/** Messages must override existing ones, with the same placeholders, in the brand's languages. */
export const messages: Rule = (check) =>
  Object.entries(check.source.locales).flatMap(([language, file]) => [
    ...languageDiagnostic(check, language, file.path),
    ...(isOffered(check, language) ? wholeness(check, language, file) : []),
    ...(file.value === undefined ? [] : compare(file, [], file.value, check.context.messages)),
  ]);
