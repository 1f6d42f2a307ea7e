import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandCli } from './brandCli.fixture.ts';

describe('the logo given to `new`', () => {
  it('is cleaned', async () => {
    const { dir, brand, make } = await brandCli();
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

  it('is rejected if it contains a script', async () => {
    const { dir, err, make } = await brandCli();
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
      'has too many bytes',
      new Uint8Array(2_500_000).fill(32),
      /2\.5 MB; a picture may have at most 1 MB/,
    ],
  ])('is rejected immediately with the reason if it %s', async (_, bytes, words) => {
    const { dir, err, make } = await brandCli();
    const logo = join(dir, 'bad.svg');
    await writeFile(logo, bytes);
    expect(await make('x1', '--logo', logo)).toBe(2);
    expect(err.join()).toMatch(words);
    expect(err.join()).not.toMatch(/well-formed/);
  });
});
