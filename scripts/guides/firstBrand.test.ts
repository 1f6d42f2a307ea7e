import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { walk } from './walk.fixture.ts';

const FOUR_MINUTES_MS = 240_000;
/** Without a restart; a busy machine is late. */
const PATIENCE_MS = 30_000;

const { copy, sections, follow, toTheEnd } = walk('docs/first-brand.md');
afterAll(copy.remove);

/** The files in a section's table that are missing below a folder of the copy. */
function absent(title: string, folder: string): string[] {
  const { listed = [] } = sections.find((section) => section.title === title) ?? {};
  expect(listed.length).toBeGreaterThan(0);
  return listed.filter((file) => !existsSync(join(copy.root, folder, file)));
}

const textAt = async (url: string): Promise<string> => (await fetch(url)).text();

describe('the first-brand guide', { timeout: FOUR_MINUTES_MS }, () => {
  it('creates a folder with all files that it lists', async () => {
    expect(await follow('1. Make the folder')).toMatchObject([{ code: 0 }]);
    expect(absent('1. Make the folder', 'brands/dhaka-star')).toEqual([]);
  });

  it('demonstrates a mistake that the check finds, and none without it', async () => {
    expect(await follow('2. Check it')).toMatchObject([{ code: 0 }, { code: 1 }]);
  });

  it.runIf(toTheEnd)('builds a complete site', async () => {
    expect(await follow('3. Build it')).toMatchObject([{ code: 0 }]);
    expect(absent('3. Build it', 'dist/dhaka-star')).toEqual([]);
  });

  it.runIf(toTheEnd)(
    'serves the site in both languages, with the test platform and its control',
    async () => {
      const [{ url = '' } = {}] = await follow('4. See it work');
      expect(await textAt(url)).toContain('<title>Dhaka Star');
      expect(await textAt(`${url}/bn/`)).toContain('<html lang="bn"');
      expect(JSON.parse(await textAt(`${url}/wps/system/status`))).toMatchObject({ success: true });
      expect((await fetch(`${url}/sandbox`)).status).toBe(200);
    },
  );

  it.runIf(toTheEnd)('shows every saved file immediately', async () => {
    const [{ url = '' } = {}] = await follow('5. Make it yours');
    await vi.waitFor(
      async () => {
        const html = await textAt(url);
        expect(html).toContain('"name":"Star of Dhaka"');
        expect(html).toContain('"home":"Lobby"');
      },
      { timeout: PATIENCE_MS, interval: 100 },
    );
  });

  it('has a valid example of reordered blocks', async () => {
    expect(await follow('6. Put the home page in order')).toMatchObject([{ code: 0 }]);
  });

  it('has a valid example of reordered menus', async () => {
    expect(await follow('7. Put the menus in order')).toMatchObject([{ code: 0 }]);
  });

  it('has a valid example of an own page', async () => {
    expect(await follow('8. Add a page')).toMatchObject([{ code: 0 }]);
  });

  it('accepts the second market', async () => {
    expect(await follow('9. Open a second market')).toMatchObject([{ code: 0 }]);
  });

  it('has no instruction that this test skips', () => {
    expect(sections.map(({ title }) => title)).toEqual([
      '1. Make the folder',
      '2. Check it',
      '3. Build it',
      '4. See it work',
      '5. Make it yours',
      '6. Put the home page in order',
      '7. Put the menus in order',
      '8. Add a page',
      '9. Open a second market',
    ]);
  });
});
