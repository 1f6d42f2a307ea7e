import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../setup/packages.mjs';
import { checkWords } from './words.ts';

const written = (name: string, text: string) => {
  const root = mkdtempSync(join(tmpdir(), 'words-'));
  writeFileSync(join(root, name), text);
  return checkWords(root, [name]).map(({ line, found }) => [line, found]);
};

/**
 * The texts that players read: those of languages, the sandbox's among them, and of brands. They are imported, so that a change to one of them
 * runs this test under `--changed`. In one expression with `Object.keys`, Vite would drop the imports.
 */
const texts = import.meta.glob(
  ['/languages/**/*.json', '/brands/*/locales/*.json', '/brands/*/brand.json'],
  { query: '?raw', eager: true },
);
const PLAYER_TEXTS = Object.keys(texts).map((path) => path.slice(1));

describe('the wording of the product', () => {
  it.each(['languages/', 'brands/'])('is searched below %s', (folder) => {
    expect(PLAYER_TEXTS.filter((path) => path.startsWith(folder))).not.toEqual([]);
  });

  it('follows docs/words.md in every text for players', () => {
    expect(PLAYER_TEXTS.length).toBeGreaterThan(70);
    expect(checkWords(ROOT, PLAYER_TEXTS)).toEqual([]);
  });

  it('is rejected by the rules of its catalogue’s language, with its line', () => {
    expect(written('en.json', '{\n  "again": "The same password again"\n}')).toEqual([
      [2, 'The same password again'],
    ]);
    expect(written('bn.json', '{\n  "again": "The same password again"\n}')).toEqual([]);
  });

  it('has no Bengali digits, which would clash with formatted numbers', () => {
    expect(written('bn.json', '{\n  "span": "২৪ ঘণ্টা",\n  "ok": "24 ঘণ্টা"\n}')).toEqual([[2, '২৪']]);
  });

  it('does not urge a player to hurry, in English and Bengali', () => {
    const pressing = ['Hurry', 'Last chance to join', 'Only 3 places left', 'The offer ends soon'];
    for (const text of pressing)
      expect(written('en.json', `{\n  "a": "${text}"\n}`)).toHaveLength(1);
    expect(written('bn.json', '{\n  "a": "এটাই শেষ সুযোগ"\n}')).toEqual([[2, 'শেষ সুযোগ']]);
    expect(written('en.json', '{\n  "a": "Ends on {{day}}"\n}')).toEqual([]);
  });

  it('is not checked in keys and comments', () => {
    expect(written('en.json', '{\n  "vendors": "Providers"\n}')).toEqual([]);
    expect(written('seed.ts', '/** Vendors of a game. */\n')).toEqual([]);
  });
});
