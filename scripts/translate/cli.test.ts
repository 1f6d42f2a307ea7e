import { describe, expect, it } from 'vitest';
import { SOURCE } from '#scripts/languages/languageFolders.ts';
import { scratchLanguages, TAG } from './languagesCli.fixture.ts';

const CHANGED = { title: 'Terms of use', text: 'Read the terms, {{name}}.' };
/** The baseline of the scratch project before a message of it changed. */
const BASELINE = { legal: { title: 'aaaaaa' } };

const listed = async (scratch: ReturnType<typeof scratchLanguages>) => {
  const { said } = await scratch.run('list', '--json');
  return JSON.parse(said).languages.find(({ tag }: { tag: string }) => tag === TAG);
};

describe('npm run languages', () => {
  it('lists the languages with their tier and state (S9.7)', async () => {
    const scratch = scratchLanguages();
    expect(await listed(scratch)).toEqual({
      tag: TAG,
      name: 'Made up',
      tier: 'machine',
      messages: 3,
      missing: 0,
      stale: 0,
      reviewed: 0,
    });
    expect((await scratch.run('list')).said).toMatch(/^qaa +Made up +machine +3 +0 +0 +0 %$/m);
  });

  it('fails where a check finds an error, and names its place', async () => {
    const scratch = scratchLanguages();
    expect(await scratch.run('check')).toMatchObject({ code: 0 });
    scratch.write(TAG, { legal: { title: 'Xyzzy', text: 'Plugh xyzzy.' } });
    const { code, said } = await scratch.run('check', TAG);
    expect(code).toBe(1);
    expect(said).toContain(`languages/${TAG}/legal.json:3:11`);
    expect(said).toContain('1 error, 0 warnings.');
  });

  it('passes with warnings: a translation of a changed text', async () => {
    const scratch = scratchLanguages();
    scratch.write(SOURCE, { legal: CHANGED, baseline: BASELINE });
    const { code, said } = await scratch.run('check');
    expect(code).toBe(0);
    expect(said).toContain('0 errors, 1 warning.');
    expect(await listed(scratch)).toMatchObject({ stale: 1 });
  });

  it('records what was translated again, by whom, and who has reviewed it', async () => {
    const scratch = scratchLanguages();
    scratch.write(SOURCE, { legal: CHANGED, baseline: BASELINE });
    const done = await scratch.run(
      ...['record', TAG, 'legal:title', '--made', 'human', '--reviewed-by', 'A. Reader'],
    );
    expect(done.code).toBe(0);
    expect(scratch.read(TAG, 'provenance')).toEqual({
      $schema: '../../schemas/provenance.schema.json',
      made: 'machine',
      exceptions: { 'legal:title': 'human' },
      from: { 'legal:title': expect.stringMatching(/^[\w-]{6}$/) },
      reviews: { '2026-01-31 A. Reader': { 'legal:title': expect.stringMatching(/^[\w-]{6}$/) } },
    });
    expect(await listed(scratch)).toMatchObject({ stale: 0, reviewed: 1 });
    await scratch.run('record', TAG, 'legal:title', '--made', 'machine');
    expect(scratch.read(TAG, 'provenance')).not.toHaveProperty('exceptions');
  });

  it.each([
    [['record', TAG, 'legal:titel'], 'There is no namespace or message "legal:titel".'],
    [['record', SOURCE], 'is the source language'],
    [['record', TAG, '--made', 'dog'], '--made wants human or machine, not "dog".'],
    [['check', 'qzz'], 'There is no language "qzz".'],
    [['chekc'], "unknown command 'chekc'"],
  ])('refuses %j', async (args, problem) => {
    const { code, said } = await scratchLanguages().run(...args);
    expect(code).toBe(2);
    expect(said).toContain(problem);
  });
});
