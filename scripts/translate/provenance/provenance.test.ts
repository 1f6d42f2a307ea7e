import { describe, expect, it } from 'vitest';
import { SOURCE } from '#scripts/languages/languageFolders.ts';
import { parseJsonFile } from '#scripts/pipeline/jsonFile.ts';
import type { Messages } from '#src/brand/page.ts';
import { messageFindings } from '../checkMessages.ts';
import { sourceMessages, translations } from '../messages.ts';
import { languageTexts } from '../readLanguage.ts';
import { baselineText } from './baseline.ts';
import { type Provenance, reviewHash } from './provenance.ts';

const spoken = (tag: string, messages: Messages) => {
  const file = parseJsonFile(`languages/${tag}/legal.json`, JSON.stringify(messages));
  return languageTexts(tag, new Map([['legal', file]]));
};

/** A source whose messages were first written otherwise. */
function sourceOf(now: Messages, first: Messages = now) {
  const texts = spoken(SOURCE, now);
  const baseline = JSON.parse(baselineText(sourceMessages(spoken(SOURCE, first)), {}));
  return { texts, messages: sourceMessages(texts), baseline, notes: [] };
}

const FIRST = { title: 'Terms', text: 'Read them.' };
const NOW = { ...FIRST, text: 'Read them first.' };
const OWN = { title: 'X', text: 'Y' };
const MADE: Provenance = { made: 'machine' };

const rules = (tier: 'official' | 'machine' | 'draft', provenance: Provenance, source = NOW) =>
  messageFindings(
    { tier, provenance, glossary: [] },
    spoken('qaa', OWN),
    sourceOf(source, FIRST),
  ).map(({ severity, rule, text }) => `${severity} ${rule} ${text}`);

/** The hash of all or one of the messages as they are reviewed. */
function reviewOf(source: Messages, ...keys: string[]): string {
  const all = translations(sourceOf(source).messages, spoken('qaa', OWN));
  const some = all.filter(({ message }) => keys.length === 0 || keys.includes(message.key));
  return reviewHash(some);
}

describe('a translation', () => {
  it('is out of date once the source text has changed', () => {
    expect(rules('machine', MADE, FIRST)).toEqual([]);
    expect(rules('machine', MADE)).toEqual(['warning stale "Y"']);
  });

  it('is up to date again when it is recorded as made from the new text', () => {
    const { messages } = sourceOf(NOW);
    const hash = JSON.parse(baselineText(messages, {})).legal.text;
    expect(rules('machine', { ...MADE, from: { 'legal:text': hash } })).toEqual([]);
  });

  it('must be up to date, and reviewed by a person, in an official language', () => {
    expect(rules('official', MADE)).toEqual([
      'error stale "Y"',
      'error unreviewed "X"',
      'error unreviewed "Y"',
    ]);
  });

  it('is reviewed with its namespace or by itself', () => {
    const whole = { '2026-01-31 A. Reader': { legal: reviewOf(FIRST) } };
    expect(rules('official', { ...MADE, reviews: whole }, FIRST)).toEqual([]);
    const one = { '2026-01-31 A. Reader': { 'legal:title': reviewOf(FIRST, 'title') } };
    expect(rules('official', { ...MADE, reviews: one }, FIRST)).toEqual(['error unreviewed "Y"']);
  });

  it('needs another review when the source or the translation has changed', () => {
    const reviews = { '2026-01-31 A. Reader': { 'legal:text': reviewOf(FIRST, 'text') } };
    expect(rules('official', { ...MADE, reviews })).toContain('error unreviewed "Y"');
  });
});

describe('the baseline', () => {
  it('adds new messages, drops removed ones, and keeps the first hash of changed ones', () => {
    const { messages, baseline } = sourceOf({ ...NOW, fresh: 'New' }, { ...FIRST, gone: 'Old' });
    const next = JSON.parse(baselineText(messages, baseline)).legal;
    expect(Object.keys(next)).toEqual(['title', 'text', 'fresh']);
    expect(next.text).toBe(baseline.legal.text);
  });
});
