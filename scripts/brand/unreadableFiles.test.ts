import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SOURCE } from '#scripts/languages/languageFolders.ts';
import { brandCli } from './brandCli.fixture.ts';

/** The end of the path that the file system refuses, as it would to a user without the right; root has every right. */
let refused = 'none';

const { access, readFile } = fs;

function check(path: unknown): void {
  if (String(path).endsWith(refused)) {
    throw Object.assign(new Error(`EACCES: permission denied, open '${path}'`), { code: 'EACCES' });
  }
}

/** Puts functions in the place of the file system's own, for modules that are loaded already too. */
function install(functions: Partial<typeof fs>): void {
  Object.assign(fs, functions);
  syncBuiltinESMExports();
}

beforeEach(() =>
  install({
    access: async (...args) => {
      check(args[0]);
      return access(...args);
    },
    readFile: (async (...args: Parameters<typeof readFile>) => {
      check(args[0]);
      return readFile(...args);
    }) as typeof readFile,
  }),
);
afterEach(() => {
  refused = 'none';
  install({ access, readFile });
});

const PAGE = '---\ntitle: About\ndescription: Who we are.\n---\n\nText.\n';

/** The command line with a brand that has a logo, an icon and a page of its own. */
async function shop() {
  const cli = await brandCli();
  await cli.make('zephyr', '--languages', SOURCE);
  const path = join(cli.dir, 'zephyr/brand.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ ...manifest, pages: { own: [{ slug: 'about' }] } }));
  mkdirSync(join(cli.dir, 'zephyr/pages'));
  const page = `pages/about.${SOURCE}.md`;
  writeFileSync(join(cli.dir, 'zephyr', page), PAGE);
  return { ...cli, page };
}

it('reports a picture that cannot be read with its file and the reason', async () => {
  const { brand, said, out } = await shop();
  expect(await brand('check'), out.join('\n')).toBe(0);
  refused = 'assets/logo.svg';
  expect(await brand('check', '--json')).toBe(1);
  expect(said().diagnostics).toEqual([
    expect.objectContaining({
      ...{ file: expect.stringMatching(/zephyr\/assets\/logo\.svg$/), rule: 'asset' },
      ...{ text: '"assets/logo.svg"', reason: 'You have no right to read it.' },
    }),
  ]);
});

it('reports a page that cannot be read with its file', async () => {
  const { brand, said, page } = await shop();
  refused = page;
  expect(await brand('check', '--json')).toBe(1);
  expect(said().diagnostics).toEqual([
    expect.objectContaining({
      ...{ file: expect.stringMatching(new RegExp(`zephyr/${page}$`)), rule: 'page' },
      reason: 'The file is missing or cannot be read.',
    }),
  ]);
});
