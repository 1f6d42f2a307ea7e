import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SOURCE } from '#scripts/languages/languageFolders.ts';
import { scratchLanguages, TAG } from '../languagesCli.fixture.ts';

/** A scratch project whose language lacks a text, exported to a file. */
async function exported(name: string) {
  const scratch = scratchLanguages();
  const whole = scratch.read(TAG, 'legal');
  scratch.write(TAG, { legal: { title: whole.title } });
  const file = join(scratch.root, name);
  const { code } = await scratch.run('export', TAG, file);
  return { ...scratch, code, file, text: readFileSync(file, 'utf8') };
}

describe('the files of translators', () => {
  it('are XLIFF with a note for each text: where it is, its longest, its terms', async () => {
    const { code, text } = await exported('own.xlf');
    expect(code).toBe(0);
    expect(text).toContain(`version="2.0" srcLang="${SOURCE}" trgLang="${TAG}"`);
    expect(text).toContain('Where: legal, title. At most 14 characters. Terms: “terms”');
    expect(text).toContain('<target>Xyzzy</target>');
  });

  it('are imported as XLIFF, each text at its place', async () => {
    const scratch = await exported('own.xlf');
    const source = '<source>Read the terms, {{name}}.</source>';
    const target = `${source}<target>Plugh xyzzy &amp; {{name}}.</target>`;
    writeFileSync(scratch.file, scratch.text.replace(source, target));
    expect(await scratch.run('import', TAG, scratch.file)).toMatchObject({ code: 0 });
    expect(scratch.read(TAG, 'legal')).toEqual({ title: 'Xyzzy', text: 'Plugh xyzzy & {{name}}.' });
    expect(scratch.read(TAG, 'language')).toMatchObject({ name: 'Made up' });
  });

  it('are imported as JSON of i18next', async () => {
    const scratch = await exported('own.json');
    expect(JSON.parse(scratch.text)).toMatchObject({ legal: { title: 'Xyzzy' } });
    writeFileSync(scratch.file, JSON.stringify({ legal: { text: 'Xyzzy {{name}}' } }));
    expect(await scratch.run('import', TAG, scratch.file)).toMatchObject({ code: 0 });
    expect(scratch.read(TAG, 'legal')).toEqual({ title: 'Xyzzy', text: 'Xyzzy {{name}}' });
  });

  it.each([
    [{ legal: { title: 'Plugh', text: 'Xyzzy' } }, 1, 'placeholder'],
    [{ legal: { title: 'Plugh', other: 'Xyzzy' } }, 1, 'no such message'],
  ])('change nothing where one text of %j is wrong', async (texts, code, reason) => {
    const scratch = await exported('own.json');
    writeFileSync(scratch.file, JSON.stringify(texts));
    const done = await scratch.run('import', TAG, scratch.file);
    expect(done.code).toBe(code);
    expect(done.said).toContain(reason);
    expect(done.said).toContain('Nothing was imported.');
    expect(scratch.read(TAG, 'legal')).toEqual({ title: 'Xyzzy' });
  });

  it.each([
    ['own.xlf', 'no xml'],
    ['own.xlf', `<xliff version="2.0" srcLang="${SOURCE}" trgLang="qab"></xliff>`],
    ['own.json', '{'],
    ['own.txt', ''],
  ])('are refused as %s with the content %j', async (name, text) => {
    const scratch = scratchLanguages();
    const file = join(scratch.root, name);
    writeFileSync(file, text);
    expect(await scratch.run('import', TAG, file)).toMatchObject({ code: 2 });
  });
});

describe('a new language', () => {
  it('is a draft in a folder of its own, which the check accepts', async () => {
    const scratch = scratchLanguages();
    expect(await scratch.run('new', 'qab')).toMatchObject({ code: 0 });
    expect(scratch.read('qab', 'language')).toMatchObject({ tier: 'draft', direction: 'ltr' });
    expect(await scratch.run('check', 'qab')).toMatchObject({ code: 0 });
  });

  it.each(['qaa', 'QAB', 'no tag'])('is not made as %s', async (tag) => {
    expect(await scratchLanguages().run('new', tag)).toMatchObject({ code: 2 });
  });
});
