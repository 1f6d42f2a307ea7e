import { type Diagnostic, diagnosticAt } from '#scripts/pipeline/validate/diagnostic.ts';
import type { SourceMessage } from '../messages.ts';
import type { PlacedText } from '../readLanguage.ts';

/** The names between `{{` and `}}`, sorted. */
const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{-?\s*(\w+)[^}]*\}\}/g)].map(([, name = '']) => name))].sort();

/** The tags of a text, sorted: `</terms>`, `<terms>`. */
const tags = (text: string): string[] =>
  [...text.matchAll(/<\/?\w+ ?\/?>/g)].map(([tag]) => tag).sort();

const listed = (marks: readonly string[]): string => (marks.length > 0 ? marks.join(' ') : 'none');

const sameList = (some: readonly string[], others: readonly string[]): boolean =>
  some.join(' ') === others.join(' ');

/** The marks of a text must be those of one of the source's forms, as “{{count}}” may be left out where a form says “one”. */
function differentMarks(
  { file, path, text }: PlacedText,
  { texts }: SourceMessage,
  rule: 'placeholder' | 'tag',
): Diagnostic[] {
  const marksOf = rule === 'tag' ? tags : placeholders;
  const own = marksOf(text);
  if (texts.some((source) => sameList(marksOf(source.text), own))) return [];
  const wanted = listed(marksOf(texts.at(-1)?.text ?? ''));
  const reason = `The ${rule}s are not those of the source language: ${listed(own)}.`;
  return [diagnosticAt(file, path, { rule, reason, suggestion: `the source has ${wanted}` })];
}

/** Placeholders that a text lost or invented. */
export const placeholderFindings = (text: PlacedText, message: SourceMessage): Diagnostic[] =>
  differentMarks(text, message, 'placeholder');

/** Tags that a text lost or invented. */
export const tagFindings = (text: PlacedText, message: SourceMessage): Diagnostic[] =>
  differentMarks(text, message, 'tag');

/** A text of spaces, or of nothing. */
export function emptyFindings({ file, path, text }: PlacedText): Diagnostic[] {
  if (text.trim() !== '') return [];
  return [diagnosticAt(file, path, { rule: 'message', reason: 'The message is empty.' })];
}

/** Digits that are no Latin ones: the build writes figures in the numerals of the brand's market. */
export function digitFindings({ file, path, text }: PlacedText): Diagnostic[] {
  const [digits] = /(?![0-9])\p{Nd}+/u.exec(text) ?? [];
  if (digits === undefined) return [];
  const reason = 'Figures are written in Latin digits: the build writes them in the market’s.';
  return [diagnosticAt(file, path, { rule: 'digits', text: digits, reason })];
}

/** Several words of which one has no capital: a name may be the same everywhere. */
const isProse = (text: string) =>
  /\p{L}{3,} \p{L}{3,}/u.test(text) && /(?<![\p{L}{/<])\p{Ll}{3,}/u.test(text);

/** Words in a row without a capital, outside placeholders and tags. */
const WORDS = /(?<![\p{L}\p{N}{/<])\p{Ll}{3,}(?: \p{Ll}{3,})+(?![\p{L}\p{N}}>])/gu;

/** Texts that are still the source's, whole or for several words. */
export function sourceWordFindings(
  { file, path, text }: PlacedText,
  { texts }: SourceMessage,
): Diagnostic[] {
  const rule = 'source-words';
  if (texts.some((source) => source.text === text)) {
    if (!isProse(text)) return [];
    return [diagnosticAt(file, path, { rule, reason: 'The message is not translated.' })];
  }
  const kept = [...text.matchAll(WORDS)]
    .map(([words]) => words)
    .find((words) => texts.some((source) => source.text.includes(words)));
  if (kept === undefined) return [];
  const reason = 'These words are still those of the source language.';
  return [diagnosticAt(file, path, { rule, text: kept, reason })];
}
