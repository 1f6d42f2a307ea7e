import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '#scripts/roots/roots.ts';
import { checkLanguages } from './languages.ts';

const valid = { name: 'Made up', direction: 'rtl', tier: 'machine' };

/** The reasons of a project with these folders of languages. */
function reasons(languages: Record<string, object>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'livery-languages-'));
  for (const [tag, facts] of Object.entries(languages)) {
    mkdirSync(join(root, 'languages', tag), { recursive: true });
    writeFileSync(join(root, 'languages', tag, 'language.json'), JSON.stringify(facts));
  }
  return checkLanguages(root).map(({ file, reason }) => `${file}: ${reason}`);
}

describe('the check of languages', () => {
  it('finds nothing in those of the product (S9.7)', () => {
    expect(checkLanguages(ROOT)).toEqual([]);
  });

  it('accepts folders of which one is the source', () => {
    expect(reasons({ qaa: { ...valid, source: true }, qab: valid })).toEqual([]);
  });

  it('refuses an unknown direction, a missing name', () => {
    const { name, ...nameless } = valid;
    const found = reasons({
      qaa: { ...nameless, source: true },
      qab: { ...valid, direction: 'up' },
    });
    expect(found).toEqual([
      expect.stringMatching(/^languages\/qaa\/language\.json: .*`name` is missing/),
      expect.stringMatching(/^languages\/qab\/language\.json: .*`direction` must be one of/),
    ]);
  });

  it('refuses a folder whose name is no tag', () => {
    expect(reasons({ qaa: { ...valid, source: true }, QAB: valid })).toEqual([
      "languages/QAB/language.json: The folder's name is no BCP 47 tag.",
    ]);
  });

  it('asks for one source language, neither none nor two', () => {
    expect(reasons({ qaa: valid })).toEqual([expect.stringContaining('No language is the source')]);
    expect(reasons({ qaa: { ...valid, source: true }, qab: { ...valid, source: true } })).toEqual([
      expect.stringContaining('The source language is "qaa" already'),
    ]);
  });
});
