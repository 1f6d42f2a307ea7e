import { describe, expect, it } from 'vitest';
import { hasTerm, type Term, termsIn } from './glossary.ts';
import { scratchLanguages, TAG } from './languagesCli.fixture.ts';

const term = (key: string, ...source: string[]): Term => ({ key, meaning: '', source, own: [] });
const TERMS = [
  term('password', 'password'),
  term('payment', 'payment password'),
  term('bet', 'bet'),
];
const keys = (text: string) => termsIn(text, TERMS).map(({ key }) => key);

describe('the glossary', () => {
  it('finds whole words and their plural, the longest term first', () => {
    expect(keys('Your payment password')).toEqual(['payment']);
    expect(keys('Passwords of a better {{bet}}')).toEqual(['password']);
  });

  it('takes any form of a term, whatever its capitals', () => {
    const own = { ...term('bet'), own: ['wager', 'wagr'] };
    expect(hasTerm('Wagred', own)).toBe(true);
    expect(hasTerm('Bet', own)).toBe(false);
  });

  it('is a warning for a translation without the term, as is a text without room', async () => {
    const scratch = scratchLanguages();
    scratch.write(TAG, { legal: { title: 'Plughplughplugh', text: 'Xyzzy, {{name}}.' } });
    const { code, said } = await scratch.run('check', TAG, '--json');
    expect(code).toBe(0);
    const { findings } = JSON.parse(said);
    expect(findings.map(({ rule, line }: { rule: string; line: number }) => [rule, line])).toEqual([
      ['long', 2],
      ['term', 2],
    ]);
  });
});
