import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkLanguageNames } from './languageNames.ts';

/** The findings in a project with two standard languages, another and one file, which may name a language so often. */
function findings(text: string, known = 0): string[] {
  const root = mkdtempSync(join(tmpdir(), 'livery-language-names-'));
  for (const [tag, standard] of [
    ['qaa', true],
    ['qab', true],
    ['qac', false],
  ] as const) {
    mkdirSync(join(root, 'languages', tag), { recursive: true });
    const facts = { ...(standard && { standard }) };
    writeFileSync(join(root, 'languages', tag, 'language.json'), JSON.stringify(facts));
  }
  writeFileSync(join(root, 'code.ts'), text);
  return checkLanguageNames(root, ['code.ts'], known > 0 ? { 'code.ts': known } : {});
}

const NAMED = 'code.ts:1 names a language: it is a folder in languages/, never code';

describe('the check of languages named in code', () => {
  it.each([
    ['a tag', "if (language === 'qaa') show();"],
    ['a key', 'const texts = { qab: 1 };'],
    ['the end of a name', 'const titleQab = row.title;'],
    ['the name of a column', "text('title_qaa')"],
    ['a folder', "import words from '../languages/qaa/app.json'"],
    ['a list of tags', 'enum: [ qaa, qab ]'],
  ])('finds %s', (_, line) => {
    expect(findings(line)).toEqual([NAMED]);
  });

  it('finds the folder of any language, and a comparison with it, but not its tag as a word', () => {
    expect(findings("import words from '../languages/qac/app.json'")).toEqual([NAMED]);
    expect(findings("if (page.language === 'qac') show();")).toEqual([NAMED]);
    expect(findings("const [qac] = row['qac'];")).toEqual([]);
  });

  it('leaves words alone that only contain a tag', () => {
    expect(findings("const qaabc = 'aqaa'; row.qaaRow; useQabs();")).toEqual([]);
  });

  it('accepts as many lines as are known, and asks to lower a number that is too high', () => {
    expect(findings("f('qaa');\nf('qab');", 2)).toEqual([]);
    expect(findings("f('qaa');", 2)).toEqual([
      'code.ts names a language 1 times, no more 2: say so in languageNames.json',
    ]);
  });
});
