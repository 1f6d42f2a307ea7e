import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { run } from './cli.ts';

let dir: string;
let out: string[];
let err: string[];

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'cli-'));
});
afterEach(() => rm(dir, { recursive: true }));

/** Runs one command line in the scratch folder. */
function brand(...args: string[]) {
  out = [];
  err = [];
  const io = {
    out: (text: string) => out.push(text),
    err: (text: string) => err.push(text),
    interactive: false,
  };
  return run([...args, '--brands', dir], io);
}

const make = (id: string, ...flags: string[]) => brand('new', id, '--yes', ...flags);
const said = () => JSON.parse(out.join('\n'));

const PRIMARIES = [
  '#fdfdfd',
  '#fff8e1',
  '#ffeb3b',
  '#8bc34a',
  '#00bcd4',
  '#c2185b',
  '#ff0000',
  '#0000ff',
  '#808080',
  '#5d4037',
  '#1a237e',
  '#0a0a0a',
  '#000000',
];

describe('new', () => {
  it.each(PRIMARIES)('makes a brand of %s that passes check at once', async (primary) => {
    expect(await make('dhaka-star', '--primary', primary, '--languages', 'en,bn')).toBe(0);
    expect(await brand('check')).toBe(0);
    expect(err).toEqual([]);
  });

  it.each([
    ['bn', 'bn', {}],
    ['en', 'en', {}],
    ['bn,en', 'bn', {}],
    ['en, bn', 'bn', {}],
  ])('takes the languages %s, the first being %s', async (languages, first) => {
    await make('x1', '--languages', languages, '--default-language', first);
    expect(await brand('check')).toBe(0);
    await brand('show', 'x1');
    expect(said().languages).toEqual({
      default: first,
      supported: languages.split(',').map((language) => language.trim()),
    });
  });

  it('states only what differs from the defaults', async () => {
    await make('dhaka-star', '--name', 'Dhaka Star');
    const manifest = JSON.parse(await readFile(join(dir, 'dhaka-star/brand.json'), 'utf8'));
    expect(Object.keys(manifest)).toEqual([
      'id',
      'name',
      'merchantCode',
      'domains',
      'compliance',
      'banners',
    ]);
  });

  it('chooses a merchant code that no other brand has', async () => {
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
    expect(await make('meghna', '--name', 'মেঘনা & <Co>')).toBe(0);
    expect(await brand('check')).toBe(0);
  });

  it('takes the longest name and id there are', async () => {
    expect(await make('a'.repeat(40), '--name', 'W'.repeat(40))).toBe(0);
    expect(await brand('check')).toBe(0);
  });

  it('cleans the logo that it is given', async () => {
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
    expect(await brand('new', ...args, '--yes')).toBe(2);
    expect(err.join('\n')).toMatch(words);
    expect(await readdir(dir)).toEqual([]);
  });

  it('refuses a logo with a script', async () => {
    const logo = join(dir, 'bad.svg');
    await writeFile(logo, '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
    expect(await make('x1', '--logo', logo)).toBe(2);
    expect(err.join()).toMatch(/<script>/);
    expect(await readdir(dir)).toEqual(['bad.svg']);
  });

  it('tells of all bad flags at once', async () => {
    expect(await make('X', '--primary', 'red', '--languages', 'xx')).toBe(2);
    expect(err).toHaveLength(3);
  });

  it('refuses a folder that is there, and a merchant code that is taken', async () => {
    await make('x1', '--merchant-code', 'CODE1');
    expect(await make('x1')).toBe(2);
    expect(err.join()).toMatch(/There is a brand "x1" already/);
    expect(await make('x2', '--merchant-code', 'CODE1')).toBe(2);
    expect(err.join()).toMatch(/belongs to the brand "x1"/);
    expect(await readdir(dir)).toEqual(['x1']);
  });

  it('says which flags are missing where nobody can be asked', async () => {
    expect(await brand('new', 'x1', '--primary', '#123456')).toBe(2);
    expect(err.join()).toMatch(/give --name, --merchant-code, --languages, or --yes/);
    expect(await brand('new')).toBe(2);
  });

  it('makes the folder of brands where there is none', async () => {
    const inner = join(dir, 'a', 'b');
    expect(
      await run(['new', 'x1', '--yes', '--brands', inner], {
        out() {},
        err() {},
        interactive: false,
      }),
    ).toBe(0);
    expect(await readdir(inner)).toEqual(['x1']);
  });
});

describe('check', () => {
  beforeEach(async () => {
    await make('good');
    await make('bad');
    const path = join(dir, 'bad/brand.json');
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replace('"Bad"', '"Bad", "colour": 1'));
  });

  it('exits 1 and names the place where something is wrong', async () => {
    expect(await brand('check')).toBe(1);
    expect(out.join('\n')).toContain(`${dir}/bad/brand.json:3:18`);
    expect(out.at(-1)).toBe('1 finding in 1 file; 2 brands checked.');
  });

  it('checks only the brands that are named', async () => {
    expect(await brand('check', 'good')).toBe(0);
    expect(out).toEqual(['1 brand checked: all fine.']);
  });

  it('answers in JSON', async () => {
    expect(await brand('check', '--json')).toBe(1);
    expect(said()).toMatchObject({ ok: false, checked: ['bad', 'good'], findings: [{ line: 3 }] });
  });

  it('still tells a brand checked alone of what another has taken', async () => {
    await make('late', '--merchant-code', 'BAD01X');
    const path = join(dir, 'good/brand.json');
    await writeFile(path, (await readFile(path, 'utf8')).replace('GOOD01', 'BAD01X'));
    expect(await brand('check', 'good')).toBe(1);
    expect(out.join()).toMatch(/already belongs to .*late/);
  });

  it('exits 2 for a brand or a folder that is not there', async () => {
    expect(await brand('check', 'god')).toBe(2);
    expect(err.join()).toMatch(/no brand "god": did you mean "good"/);
    expect(
      await run(['list', '--brands', join(dir, 'none')], {
        out() {},
        err() {},
        interactive: false,
      }),
    ).toBe(2);
  });
});

describe('list, show and diff', () => {
  it('lists the brands in columns', async () => {
    await make('one');
    await make('two-more');
    expect(await brand('list')).toBe(0);
    const [head, first] = out.join('\n').split('\n');
    expect(head?.indexOf('MERCHANT')).toBe(first?.indexOf('ONE01'));
  });

  it('lists a brand that cannot be read, and exits 1', async () => {
    await make('one');
    await writeFile(join(dir, 'one/brand.json'), '{');
    expect(await brand('list')).toBe(1);
    expect(err.join()).toMatch(/one cannot be read/);
  });

  it('shows where each value comes from', async () => {
    await make('one');
    expect(await brand('show', 'one', '--explain')).toBe(0);
    expect(out.join('\n')).toMatch(new RegExp(`^name +"One" +${dir}/one/brand.json:3$`, 'm'));
    expect(out.join('\n')).toMatch(/^market\.currency +"BDT" +default$/m);
    await brand('show', 'one', '--explain', '--json');
    const row = { path: 'market.minimumAge', value: 18, origin: { from: 'default' } };
    expect(said()).toContainEqual(row);
  });

  it('shows in what two brands differ, tokens among it', async () => {
    await make('one', '--primary', '#c2185b');
    await make('two', '--primary', '#00838f');
    expect(await brand('diff', 'one', 'two', '--json')).toBe(0);
    const { manifest, tokens } = said();
    expect(manifest).toContainEqual({ path: 'name', a: 'One', b: 'Two' });
    expect(tokens.map((row: { path: string }) => row.path)).toContain('dark.color.accent.base');
    expect(await brand('diff', 'one', 'one')).toBe(0);
    expect(out).toEqual(['one and one do not differ.']);
  });

  it('exits 2 for wrong usage and 0 for help', async () => {
    expect(await brand('shwo', 'one')).toBe(2);
    expect(err.join()).toMatch(/unknown command 'shwo'/);
    expect(await brand('show')).toBe(2);
    expect(await brand('--help')).toBe(0);
    expect(out.join()).toMatch(/Make, check, list/);
  });
});
