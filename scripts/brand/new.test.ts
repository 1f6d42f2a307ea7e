import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandCli } from './brandCli.fixture.ts';
import { PRIMARIES } from './primaries.fixture.ts';

describe('new', () => {
  it.each(Object.values(PRIMARIES))(
    'creates a brand of %s that passes the check immediately',
    async (primary) => {
      const { err, brand, make } = await brandCli();
      expect(await make('dhaka-star', '--primary', primary, '--languages', 'en,bn')).toBe(0);
      expect(await brand('check')).toBe(0);
      expect(err).toEqual([]);
    },
  );

  it.each([
    ['bn', 'bn', {}],
    ['en', 'en', {}],
    ['bn,en', 'bn', {}],
    ['en, bn', 'bn', {}],
  ])('accepts the languages %s, with %s as the first', async (languages, first) => {
    const { brand, make, said } = await brandCli();
    await make('x1', '--languages', languages, '--default-language', first);
    expect(await brand('check')).toBe(0);
    await brand('show', 'x1');
    expect(said().languages).toEqual({
      default: first,
      supported: languages.split(',').map((language) => language.trim()),
    });
  });

  it('writes only values that differ from the defaults', async () => {
    const { dir, make } = await brandCli();
    await make('dhaka-star', '--name', 'Dhaka Star');
    const manifest = JSON.parse(await readFile(join(dir, 'dhaka-star/brand.json'), 'utf8'));
    expect(Object.keys(manifest)).toEqual([
      '$schema',
      'schemaVersion',
      'id',
      'name',
      'merchantCode',
      'domains',
      'compliance',
      'banners',
    ]);
  });

  it.each(['en', 'bn', 'en,bn'])(
    'creates a lobby banner with a title, a text and a button in %s',
    async (languages) => {
      const { dir, make } = await brandCli();
      await make('dhaka-star', '--name', 'Dhaka Star', '--languages', languages);
      const manifest = JSON.parse(await readFile(join(dir, 'dhaka-star/brand.json'), 'utf8'));
      const [banner] = manifest.banners.w_home;
      for (const words of [banner.title, banner.text, banner.action]) {
        expect(Object.keys(words)).toEqual(languages.split(','));
      }
      expect(Object.values(banner.title)[0]).toContain('Dhaka Star');
    },
  );

  it('chooses a merchant code that no other brand has', async () => {
    const { brand, make, said } = await brandCli();
    await make('dhaka-star');
    await make('dhakastar');
    expect(await brand('check')).toBe(0);
    await brand('list', '--json');
    expect(said().brands.map((one: { merchantCode: string }) => one.merchantCode)).toEqual([
      'DHAKASTAR01',
      'DHAKASTAR02',
    ]);
  });

  it('creates the same files for the same answers', async () => {
    const { dir, make } = await brandCli();
    const read = async () => {
      await make('dhaka-star', '--primary', '#c2185b');
      const files = (await readdir(join(dir, 'dhaka-star'), { recursive: true })).sort();
      const texts = files.map(async (file) => {
        const path = join(dir, 'dhaka-star', file);
        return (await stat(path)).isFile() ? readFile(path, 'utf8') : file;
      });
      const all = await Promise.all(texts);
      await rm(join(dir, 'dhaka-star'), { recursive: true });
      return all;
    };
    expect(await read()).toEqual(await read());
  });

  it('accepts a name in any script', async () => {
    const { brand, make } = await brandCli();
    expect(await make('meghna', '--name', 'মেঘনা & <Co>')).toBe(0);
    expect(await brand('check')).toBe(0);
  });

  it('accepts the longest possible name and id', async () => {
    const { brand, make } = await brandCli();
    expect(await make('a'.repeat(40), '--name', 'W'.repeat(40))).toBe(0);
    expect(await brand('check')).toBe(0);
  });

  it('writes the schema’s path relative to the brand, also outside the project', async () => {
    const { dir, make } = await brandCli();
    await make('x1');
    for (const file of ['brand.json', 'tokens/base.json']) {
      const path = join(dir, 'x1', file);
      const { $schema } = JSON.parse(await readFile(path, 'utf8'));
      expect($schema).toMatch(/^\.\.\//);
      expect(existsSync(join(dirname(path), $schema))).toBe(true);
    }
  });

  it('quotes a folder with spaces in its next steps', async () => {
    const { dir, out, brand } = await brandCli();
    await brand('new', 'x1', '--yes', '--brands', join(dir, "Rahim's brands"));
    expect(out.at(-1)).toContain(`--brands '${dir}/Rahim'\\''s brands'`);
  });

  it('creates a missing brands folder', async () => {
    const { dir, brand } = await brandCli();
    const inner = join(dir, 'a', 'b');
    expect(await brand('new', 'x1', '--yes', '--brands', inner)).toBe(0);
    expect(await readdir(inner)).toEqual(['x1']);
  });
});
