import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandCli } from './brandCli.fixture.ts';
import { STYLE_NAMES } from './new/styles.ts';

const manifestIn = async (dir: string) =>
  JSON.parse(await readFile(join(dir, 'dhaka-star/brand.json'), 'utf8'));

describe('a new brand with a style', () => {
  it.each(
    STYLE_NAMES.flatMap((style) => ['en', 'bn', 'en,bn'].map((languages) => [style, languages])),
  )(
    'starts with %s in %s, and passes the check immediately',
    async (style = '', languages = '') => {
      const { dir, err, brand, make } = await brandCli();
      expect(await make('dhaka-star', '--style', style, '--languages', languages)).toBe(0);
      expect(await brand('check')).toBe(0);
      expect(err).toEqual([]);
      const { pages } = await manifestIn(dir);
      const texts = JSON.stringify(pages.home);
      expect(texts.includes('"en":')).toBe(languages.includes('en') && texts.includes('title'));
    },
  );

  it('has its own order of the home page and of the menus', async () => {
    const compositions = await Promise.all(
      STYLE_NAMES.map(async (style) => {
        const { dir, make } = await brandCli();
        await make('dhaka-star', '--style', style);
        const { pages, frame } = await manifestIn(dir);
        return [JSON.stringify(pages.home), JSON.stringify(frame.header)];
      }),
    );
    for (const part of [0, 1])
      expect(new Set(compositions.map((each) => each[part])).size).toBe(STYLE_NAMES.length);
  });

  it('is rejected with the nearest name if there is no such style', async () => {
    const { err, make } = await brandCli();
    expect(await make('dhaka-star', '--style', 'sprots')).toBe(2);
    expect(err.join('\n')).toMatch(/no style "sprots".*sports/);
  });
});
