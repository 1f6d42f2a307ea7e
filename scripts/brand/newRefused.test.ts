import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { brandCli } from './brandCli.fixture.ts';

describe('`new` with invalid answers', () => {
  it.each([
    ['an id in capitals', ['Dhaka Star'], /no name for a folder.*"dhaka-star"/],
    ['an id of one letter', ['a'], /"a" is too short.*at least 2 characters/],
    ['a name with a line break', ['x1', '--name', 'A\nB'], /a line break.*write "A B"/],
    [
      'a language without a near match',
      ['x1', '--languages', 'qaa-Qaaa'],
      /"qaa-Qaaa".* It has en, .* and /,
    ],
    ['an id outside the folder', ['../out'], /no name for a folder/],
    ['an empty name', ['x1', '--name', ' '], /must not be empty/],
    ['a name that is too long', ['x1', '--name', 'x'.repeat(41)], /longer than 40/],
    ['an invalid merchant code', ['x1', '--merchant-code', 'ab'], /capital letters or digits/],
    ['a colour by name', ['x1', '--primary', 'red'], /"red" is no colour.*#rrggbb/],
    ['an unknown language', ['x1', '--languages', 'en,bnx'], /no language "bnx".*"bn"/],
    ['an empty language', ['x1', '--languages', 'en,'], /is missing/],
    [
      'an unsupported default language',
      ['x1', '--languages', 'en', '--default-language', 'bn'],
      /not among/,
    ],
    ['a missing logo', ['x1', '--logo', '/nowhere.svg'], /cannot be read/],
    ['an unknown flag', ['x1', '--colour', 'red'], /unknown option '--colour'/],
  ])('rejects %s with exit code 2 and writes nothing', async (_, args, words) => {
    const { dir, err, brand } = await brandCli();
    expect(await brand('new', ...args, '--yes')).toBe(2);
    expect(err.join('\n')).toMatch(words);
    expect(await readdir(dir)).toEqual([]);
  });

  it('reports all invalid flags at once', async () => {
    const { err, make } = await brandCli();
    expect(await make('X', '--primary', 'red', '--languages', 'xx')).toBe(2);
    expect(err).toHaveLength(3);
  });

  it('rejects an existing folder, and a merchant code that is in use', async () => {
    const { dir, err, make } = await brandCli();
    await make('x1', '--merchant-code', 'CODE1');
    expect(await make('x1')).toBe(2);
    expect(err.join()).toMatch(/There is a brand "x1" already/);
    expect(await make('x2', '--merchant-code', 'CODE1')).toBe(2);
    expect(err.join()).toMatch(/belongs to the brand "x1"/);
    expect(await readdir(dir)).toEqual(['x1']);
  });

  it('names the missing flags if it cannot ask for them', async () => {
    const { err, brand } = await brandCli();
    expect(await brand('new', 'x1', '--primary', '#123456')).toBe(2);
    expect(err.join()).toMatch(/give --name, --merchant-code, --languages, or --yes/);
    expect(await brand('new')).toBe(2);
  });
});
