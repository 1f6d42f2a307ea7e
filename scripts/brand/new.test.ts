import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PRIMARIES } from './primaries.fixture.ts';
import { workshop } from './workshop.ts';

describe('new', () => {
  it.each(Object.values(PRIMARIES))(
    'makes a brand of %s that passes check at once',
    async (primary) => {
      const { err, brand, make } = await workshop();
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
  ])('takes the languages %s, the first being %s', async (languages, first) => {
    const { brand, make, said } = await workshop();
    await make('x1', '--languages', languages, '--default-language', first);
    expect(await brand('check')).toBe(0);
    await brand('show', 'x1');
    expect(said().languages).toEqual({
      default: first,
      supported: languages.split(',').map((language) => language.trim()),
    });
  });

  it('states only what differs from the defaults', async () => {
    const { dir, make } = await workshop();
    await make('dhaka-star', '--name', 'Dhaka Star');
    const manifest = JSON.parse(await readFile(join(dir, 'dhaka-star/brand.json'), 'utf8'));
    expect(Object.keys(manifest)).toEqual([
      '$schema',
      'id',
      'name',
      'merchantCode',
      'domains',
      'compliance',
      'banners',
    ]);
  });

  it('chooses a merchant code that no other brand has', async () => {
    const { brand, make, said } = await workshop();
    await make('dhaka-star');
    await make('dhakastar');
    expect(await brand('check')).toBe(0);
    await brand('list', '--json');
    expect(said().brands.map((one: { merchantCode: string }) => one.merchantCode)).toEqual([
      'DHAKASTAR01',
      'DHAKASTAR02',
    ]);
  });

  it('makes the same files from the same answers', async () => {
    const { dir, make } = await workshop();
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

  it('takes a name in any script', async () => {
    const { brand, make } = await workshop();
    expect(await make('meghna', '--name', 'মেঘনা & <Co>')).toBe(0);
    expect(await brand('check')).toBe(0);
  });

  it('takes the longest name and id there are', async () => {
    const { brand, make } = await workshop();
    expect(await make('a'.repeat(40), '--name', 'W'.repeat(40))).toBe(0);
    expect(await brand('check')).toBe(0);
  });

  it('cleans the logo that it is given', async () => {
    const { dir, brand, make } = await workshop();
    const logo = join(dir, 'mine.svg');
    await writeFile(
      logo,
      '<?xml version="1.0"?><!-- made by hand --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
    );
    expect(await make('x1', '--logo', logo)).toBe(0);
    const cleaned = await readFile(join(dir, 'x1/assets/logo.svg'), 'utf8');
    expect(cleaned).toMatch(/^<svg[^>]+viewBox="0 0 9 9"/);
    expect(cleaned).not.toContain('by hand');
    await rm(logo);
    expect(await brand('check')).toBe(0);
  });

  it.each([
    ['an id in capitals', ['Dhaka Star'], /no name for a folder.*"dhaka-star"/],
    ['an id of one letter', ['a'], /"a" is too short.*at least 2 characters/],
    ['a name with a line break', ['x1', '--name', 'A\nB'], /a line break.*write "A B"/],
    ['a language that is near to none', ['x1', '--languages', 'hi'], /"hi".* It has en and bn/],
    ['an id that leaves the folder', ['../out'], /no name for a folder/],
    ['an empty name', ['x1', '--name', ' '], /must not be empty/],
    ['a name too long', ['x1', '--name', 'x'.repeat(41)], /longer than 40/],
    ['a bad merchant code', ['x1', '--merchant-code', 'ab'], /capital letters or digits/],
    ['a colour by name', ['x1', '--primary', 'red'], /"red" is no colour.*#rrggbb/],
    ['an unknown language', ['x1', '--languages', 'en,bm'], /no language "bm".*"bn"/],
    ['an empty language', ['x1', '--languages', 'en,'], /is missing/],
    [
      'a default language not offered',
      ['x1', '--languages', 'en', '--default-language', 'bn'],
      /not among/,
    ],
    ['a logo that is not there', ['x1', '--logo', '/nowhere.svg'], /cannot be read/],
    ['an unknown flag', ['x1', '--colour', 'red'], /unknown option '--colour'/],
  ])('refuses %s with exit 2 and writes nothing', async (_, args, words) => {
    const { dir, err, brand } = await workshop();
    expect(await brand('new', ...args, '--yes')).toBe(2);
    expect(err.join('\n')).toMatch(words);
    expect(await readdir(dir)).toEqual([]);
  });

  it('refuses a logo with a script', async () => {
    const { dir, err, make } = await workshop();
    const logo = join(dir, 'bad.svg');
    await writeFile(logo, '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
    expect(await make('x1', '--logo', logo)).toBe(2);
    expect(err.join()).toMatch(/<script>/);
    expect(await readdir(dir)).toEqual(['bad.svg']);
  });

  it.each([
    [
      'is a PNG',
      new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82]),
      /image\/png/,
    ],
    ['is random bytes', new Uint8Array([137, 1, 2, 250]), /no text that begins with </],
    [
      'is too heavy',
      new Uint8Array(2_500_000).fill(32),
      /2\.5 MB; a picture may have at most 1 MB/,
    ],
  ])('refuses a logo that %s at once, with what is wrong', async (_, bytes, words) => {
    const { dir, err, make } = await workshop();
    const logo = join(dir, 'bad.svg');
    await writeFile(logo, bytes);
    expect(await make('x1', '--logo', logo)).toBe(2);
    expect(err.join()).toMatch(words);
    expect(err.join()).not.toMatch(/well-formed/);
  });

  it('names the schema relative to the brand, also outside of the project', async () => {
    const { dir, make } = await workshop();
    await make('x1');
    for (const file of ['brand.json', 'tokens/base.json']) {
      const path = join(dir, 'x1', file);
      const { $schema } = JSON.parse(await readFile(path, 'utf8'));
      expect($schema).toMatch(/^\.\.\//);
      expect(existsSync(join(dirname(path), $schema))).toBe(true);
    }
  });

  it('puts a folder with spaces in quotes where it says what comes next', async () => {
    const { dir, out, brand } = await workshop();
    await brand('new', 'x1', '--yes', '--brands', join(dir, "Rahim's brands"));
    expect(out.at(-1)).toContain(`--brands '${dir}/Rahim'\\''s brands'`);
  });

  it('tells of all bad flags at once', async () => {
    const { err, make } = await workshop();
    expect(await make('X', '--primary', 'red', '--languages', 'xx')).toBe(2);
    expect(err).toHaveLength(3);
  });

  it('refuses a folder that is there, and a merchant code that is taken', async () => {
    const { dir, err, make } = await workshop();
    await make('x1', '--merchant-code', 'CODE1');
    expect(await make('x1')).toBe(2);
    expect(err.join()).toMatch(/There is a brand "x1" already/);
    expect(await make('x2', '--merchant-code', 'CODE1')).toBe(2);
    expect(err.join()).toMatch(/belongs to the brand "x1"/);
    expect(await readdir(dir)).toEqual(['x1']);
  });

  it('says which flags are missing where nobody can be asked', async () => {
    const { err, brand } = await workshop();
    expect(await brand('new', 'x1', '--primary', '#123456')).toBe(2);
    expect(err.join()).toMatch(/give --name, --merchant-code, --languages, or --yes/);
    expect(await brand('new')).toBe(2);
  });

  it('makes the folder of brands where there is none', async () => {
    const { dir, brand } = await workshop();
    const inner = join(dir, 'a', 'b');
    expect(await brand('new', 'x1', '--yes', '--brands', inner)).toBe(0);
    expect(await readdir(inner)).toEqual(['x1']);
  });
});
