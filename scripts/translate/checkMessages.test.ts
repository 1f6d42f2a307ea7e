import { describe, expect, it } from 'vitest';
import { LANGUAGES, SOURCE } from '#scripts/languages/languageFolders.ts';
import { parseJsonFile } from '#scripts/pipeline/jsonFile.ts';
import { diagnosticLine } from '#scripts/pipeline/validate/diagnostic.ts';
import { ROOT } from '#scripts/roots/roots.ts';
import type { Messages } from '#src/brand/page.ts';
import { checkMessages, messageFindings } from './checkMessages.ts';
import { sourceMessages } from './messages.ts';
import { languageTexts } from './readLanguage.ts';

/** A language of one namespace. */
const spoken = (tag: string, messages: Messages | string, namespace = 'shop') => {
  const text = typeof messages === 'string' ? messages : JSON.stringify(messages, null, 2);
  const file = parseJsonFile(`languages/${tag}/${namespace}.json`, text);
  return languageTexts(tag, new Map([[namespace, file]]));
};

/** A language with six plural forms, one with four, and one with a single form. */
const [SIX, FOUR, SINGLE] = ['ar', 'ru', 'ja'];

const MADE = { made: 'machine' } as const;

type Tier = Parameters<typeof messageFindings>[0]['tier'];

/** The findings in a language beside a source: rule, place and what is found. */
function findings(tag: string, source: Messages, own: Messages | string, tier: Tier = 'machine') {
  const texts = spoken(SOURCE, source);
  const all = messageFindings({ tier, provenance: MADE, glossary: [] }, spoken(tag, own), {
    texts,
    messages: sourceMessages(texts),
    baseline: {},
    notes: [],
  });
  return all.map(({ rule, text, severity }) => `${severity} ${rule} ${text}`);
}

const COINS = { coins_one: '{{count}} coin', coins_other: '{{count}} coins' };

describe('the messages of a language', () => {
  it.each(LANGUAGES)('are without errors in $tag (S9.7)', (language) => {
    const all = checkMessages(ROOT, [language]);
    const errors = all.filter(({ severity }) => severity === 'error');
    expect(errors.map(diagnosticLine)).toEqual([]);
  });

  it('name every key that is missing, unknown, empty or has other placeholders or tags', () => {
    const source = { a: 'A', b: { c: 'C {{name}}' }, d: 'D', f: 'See <terms>the terms</terms>' };
    expect(findings('qaa', source, { b: { c: 'x' }, d: ' ', e: 'x', f: 'x' })).toEqual([
      'error message-missing a',
      'error message-unknown "e"',
      'error placeholder "x"',
      'error message " "',
      'error tag "x"',
    ]);
  });

  it('say where each is: the file, the line and the column', () => {
    const texts = spoken(SOURCE, { a: 'A', b: { c: 'C {{name}}' } });
    const source = { texts, messages: sourceMessages(texts), baseline: {}, notes: [] };
    const own = spoken('qaa', { b: { c: 'x' } });
    const found = messageFindings({ tier: 'machine', provenance: MADE, glossary: [] }, own, source);
    expect(found.map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual([
      'languages/qaa/shop.json:1:1',
      'languages/qaa/shop.json:3:10',
    ]);
  });

  it('have each plural form of their own language, and no other', () => {
    const one = '{{count}} x';
    const all = ['zero', 'one', 'two', 'few', 'many', 'other'];
    const forms = (names: string[]) =>
      Object.fromEntries(names.map((name) => [`coins_${name}`, one]));
    expect(findings(SIX, COINS, forms(all))).toEqual([]);
    expect(findings(FOUR, COINS, forms(['one', 'few', 'many', 'other']))).toEqual([]);
    expect(findings(SINGLE, COINS, forms(['other']))).toEqual([]);
    expect(findings(FOUR, COINS, forms(['one', 'other']))).toEqual([
      'error message-missing coins_few',
      'error message-missing coins_many',
    ]);
    expect(findings(SINGLE, COINS, forms(['one', 'other']))).toEqual(['error plural "coins_one"']);
  });

  it('may leave the figure out of a plural form where the source does', () => {
    const source = { left_one: 'One left', left_other: '{{count}} left' };
    expect(findings('qaa', source, { left_one: 'x', left_other: '{{count}} x' })).toEqual([]);
  });

  it('take a key that only ends like a plural as one message', () => {
    expect(findings(SINGLE, { too_few: 'Too few' }, { too_few: 'x' })).toEqual([]);
  });

  it('have their figures in Latin digits', () => {
    expect(findings('qaa', { a: '24 hours' }, { a: '٢٤ x' })).toEqual(['error digits ٢٤']);
  });

  it('are translated, names aside', () => {
    const source = { a: 'Read the terms first', b: 'Google Authenticator', c: 'OK' };
    expect(findings('qaa', source, source)).toEqual([
      'warning source-words "Read the terms first"',
    ]);
    expect(findings('qaa', { a: 'Read the terms first' }, { a: 'Xyz the terms' })).toEqual([
      'warning source-words the terms',
    ]);
  });

  it('may be missing in the sandbox, unless the language is official', () => {
    const texts = spoken(SOURCE, { a: 'A' }, 'sandbox/shop');
    const source = { texts, messages: sourceMessages(texts), baseline: {}, notes: [] };
    const rules = (tier: Tier) =>
      messageFindings(
        { tier, provenance: MADE, glossary: [] },
        spoken('qaa', {}, 'sandbox/shop'),
        source,
      ).map(({ rule }) => rule);
    expect(rules('machine')).toEqual([]);
    expect(rules('official')).toEqual(['message-missing']);
  });

  it('may be missing or left over in a draft, but not wrong', () => {
    const source = { a: 'A', b: 'B {{name}}' };
    expect(findings('qaa', source, { b: 'x', c: 'x' }, 'draft')).toEqual([
      'warning message-unknown "c"',
      'error placeholder "x"',
    ]);
  });

  it('are all checked in an official language, where warnings are errors', () => {
    const source = { a: 'Read the terms first' };
    expect(findings('qaa', source, source, 'official')).toEqual([
      'error source-words "Read the terms first"',
    ]);
  });

  it('need a file that is JSON', () => {
    expect(findings('qaa', { a: 'A' }, '{ "a": "x" ', 'draft')).toEqual(['error syntax ']);
  });
});
