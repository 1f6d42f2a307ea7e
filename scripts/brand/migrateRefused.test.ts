import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashTree } from '#scripts/pipeline/hash.ts';
import { asFirstVersion } from '#scripts/pipeline/versions/firstVersion.fixture.ts';
import { DRAFTS } from '#scripts/store/atomicWrite.ts';
import { brandCli } from './brandCli.fixture.ts';

/** The ends of paths that the file system refuses, as it would to a user without the right; root has every right. */
const refusing = { access: 'none', rename: 'none', readdir: 'none' };

const { access, rename, readdir } = fs;

function check(path: unknown, end: string): void {
  if (String(path).endsWith(end)) throw Object.assign(new Error('refused'), { code: 'EACCES' });
}

/** Puts functions in the place of the file system's own, for modules that are loaded already too. */
function install(functions: Partial<typeof fs>): void {
  Object.assign(fs, functions);
  syncBuiltinESMExports();
}

beforeAll(() =>
  install({
    access: async (...args) => {
      check(args[0], refusing.access);
      return access(...args);
    },
    rename: async (...args) => {
      check(args[1], refusing.rename);
      return rename(...args);
    },
    readdir: (async (...args: Parameters<typeof readdir>) => {
      check(args[0], refusing.readdir);
      return readdir(...args);
    }) as typeof readdir,
  }),
);
afterAll(() => install({ access, rename, readdir }));

beforeEach(() => {
  Object.assign(refusing, { access: 'none', rename: 'none', readdir: 'none' });
});

/** The command line with two brands of the first version. */
async function two() {
  const shop = await brandCli();
  for (const id of ['first', 'second']) {
    await shop.make(id);
    asFirstVersion(join(shop.dir, id));
  }
  const path = (name: string) => join(shop.dir, 'second', name);
  return { ...shop, path, hash: () => hashTree(shop.dir, ['first', 'second']) };
}

type Shop = Awaited<ReturnType<typeof two>>;

/** Puts a link in the place of a file or folder. */
function linked({ dir, path }: Shop, name: string): void {
  renameSync(path(name), join(dir, '.elsewhere'));
  symlinkSync(join(dir, '.elsewhere'), path(name));
}

const REFUSED: [what: string, spoil: (shop: Shop) => void, said: RegExp][] = [
  [
    'messages that are not UTF-8',
    ({ path }) =>
      writeFileSync(path('locales/en.json'), Buffer.from('{ "a": "caf\xe9" }', 'latin1')),
    /second\/locales\/en\.json:1:1\s+The file is not text in UTF-8/,
  ],
  [
    'a manifest that is not UTF-8',
    ({ path }) => writeFileSync(path('brand.json'), Buffer.from('{ "a": "caf\xe9" }', 'latin1')),
    /second\/brand\.json:1:1\s+The file is not text in UTF-8/,
  ],
  [
    'a manifest that is a link',
    (shop) => linked(shop, 'brand.json'),
    /second\/brand\.json:1:1\s+This is a link/,
  ],
  [
    'messages that are a link',
    (shop) => linked(shop, 'locales/en.json'),
    /second\/locales\/en\.json:1:1\s+This is a link/,
  ],
  [
    'a folder that is a link',
    (shop) => linked(shop, 'locales'),
    /second\/locales:1:1\s+This is no folder/,
  ],
  [
    'a folder in the place of a file',
    ({ path }) => mkdirSync(path('locales/bn.json')),
    /second\/locales\/bn\.json:1:1\s+This is no file/,
  ],
  [
    'a folder that cannot be read',
    () => {
      refusing.readdir = 'second/locales';
    },
    /second\/locales:1:1\s+The folder cannot be read/,
  ],
  [
    'values that are nested 3000 deep',
    ({ path }) =>
      writeFileSync(path('locales/en.json'), `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`),
    /second\/locales\/en\.json:1:1\s+\{\s+The file is nested too deeply/,
  ],
];

describe('a migration', () => {
  it.each(REFUSED)('writes no brand if one has %s, and says where', async (_, spoil, said) => {
    const shop = await two();
    spoil(shop);
    const before = readFileSync(join(shop.dir, 'first/brand.json'));
    expect(await shop.brand('migrate', '--all')).toBe(1);
    expect(shop.out[0]).toMatch(said);
    expect(shop.out.at(-1)).toBe('Nothing was written.');
    expect(readFileSync(join(shop.dir, 'first/brand.json'))).toEqual(before);
  });

  it('writes no brand if the folder of one cannot be written', async () => {
    const { brand, err, hash } = await two();
    const before = hash();
    refusing.access = 'second/locales';
    expect(await brand('migrate', '--all')).toBe(2);
    expect(err.join()).toMatch(/Nothing can be written to .*second\/locales\. You have no right/);
    expect(hash()).toBe(before);
  });

  it('says of each brand what was written if one cannot be written in the middle', async () => {
    const { brand, out, make, dir, path } = await two();
    await make('third');
    asFirstVersion(join(dir, 'third'));
    refusing.rename = 'second/locales/en.json';
    expect(await brand('migrate', '--all')).toBe(1);
    const [first = '', second = '', third = ''] = out;
    expect(first).toContain(
      'Wrote 3 files of first: tokens/base.json, locales/en.json, brand.json',
    );
    expect(second).toMatch(
      /Wrote 1 file of second: tokens\/base\.json\n.*Did not write 2 files of second: locales\/en\.json, brand\.json\n.*You have no right/,
    );
    expect(third).toMatch(/Did not write 3 files of third/);
    expect(readFileSync(path('brand.json'), 'utf8')).not.toContain('schemaVersion');
    refusing.rename = 'none';
    expect(await brand('migrate', '--all')).toBe(0);
    expect(out[0]).toBe('first is of version 2 already.');
    expect(out[1]).toContain('Wrote 2 files of second: locales/en.json, brand.json');
  });

  it('keeps the drafts of other commands', async () => {
    const { brand, dir } = await two();
    mkdirSync(join(dir, DRAFTS));
    const other = `${process.ppid}-01234567-89ab-cdef-0123-456789abcdef`;
    writeFileSync(join(dir, DRAFTS, other), '');
    writeFileSync(join(dir, DRAFTS, 'note.txt'), '');
    expect(await brand('migrate', '--all')).toBe(0);
    expect(readdirSync(join(dir, DRAFTS)).sort()).toEqual([other, 'note.txt']);
  });

  it('reports that a folder has no brands', async () => {
    const { brand, out, dir } = await brandCli();
    expect(await brand('migrate', '--all')).toBe(0);
    expect(out).toEqual([`There are no brands in ${dir}.`]);
  });
});

it('a check says which folder cannot be read', async () => {
  const { brand, err } = await two();
  refusing.readdir = 'second/locales';
  expect(await brand('check')).toBe(2);
  expect(err.join()).toMatch(/The folder .*second cannot be read as a whole\./);
});
