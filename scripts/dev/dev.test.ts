import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesOf } from '#scripts/brand/new/files.ts';
import { writeFolder } from '#scripts/brand/new/write.ts';
import { devPage } from './devPage.ts';
import { type LiveBrand, liveBrand } from './liveBrand.ts';

const folder = mkdtempSync(join(tmpdir(), 'livery-dev-'));
const dir = join(folder, 'zephyr');
const manifest = join(dir, 'brand.json');
let live: LiveBrand;

beforeAll(async () => {
  const answers = {
    id: 'zephyr',
    name: 'Zephyr',
    merchantCode: 'ZEPHYR01',
    primary: '#c2185b',
    languages: ['en', 'bn'],
    defaultLanguage: 'en',
    style: undefined,
    logo: undefined,
  };
  await writeFolder(dir, filesOf(answers, dir));
  live = await liveBrand(folder, 'zephyr', join(folder, 'cache'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Replaces a text of the manifest and rereads it. */
async function edit(from: string, to: string): Promise<void> {
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(from, to));
  await live.refresh();
}

describe('a brand in the dev server', () => {
  it('is shown with the current files of its folder', async () => {
    await edit('"name": "Zephyr"', '"name": "Gale"');
    expect(await devPage(live.valid, '/')).toContain(
      '<meta property="og:site_name" content="Gale">',
    );
    await edit('"name": "Gale"', '"name": "Zephyr"');
  });

  it('keeps its last valid state while it is invalid, and reports the error', async () => {
    await edit('"name": "Zephyr"', '"nam": "Gale"');
    expect(live.diagnostics.map(({ text }) => text)).toContain('"nam"');
    expect(live.valid.draft.brand.name).toBe('Zephyr');
    await edit('"nam": "Gale"', '"name": "Zephyr"');
    expect(live.diagnostics).toEqual([]);
  });

  it('is served at every address with the code of the dev server', async () => {
    expect(await devPage(live.valid, '/rng')).toContain(
      '<meta name="livery-scripts" content="/src/app/entryClient.tsx">',
    );
  });

  it.each([
    ['/', 'en', 'ltr'],
    ['/rng', 'en', 'ltr'],
    ['/bn/rng', 'bn', 'ltr'],
    ['/en-XA/', 'en-XA', 'ltr'],
    ['/ar-XB/rng', 'ar-XB', 'rtl'],
  ])('is served at %s in the language %s', async (path, language, direction) => {
    expect(await devPage(live.valid, path)).toContain(
      `<html lang="${language}" dir="${direction}"`,
    );
  });

  it('cannot be opened until it has been valid once', async () => {
    await expect(liveBrand(folder, 'nowhere', join(folder, 'cache'))).rejects.toThrow();
  });
});
