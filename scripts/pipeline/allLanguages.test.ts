import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, SOURCE, TAGS } from '#scripts/languages/languageFolders.ts';
import { textIn } from '#scripts/languages/texts.ts';
import { PAGE_DATA_ID, type PageBrand } from '#src/brand/page.ts';
import { workplace } from './cli.fixture.ts';
import { escapeText } from './page/escape.ts';
import { runBuild } from './run/run.ts';

const FOUR_MINUTES_MS = 240_000;
const DRAFTS = { jobs: 1, force: false, drafts: true };

const { folder, brands, make, read, remove } = workplace();
afterAll(remove);

beforeAll(async () => {
  const tags = [SOURCE, ...TAGS.filter((tag) => tag !== SOURCE)].join(',');
  const { code, err } = await make('babel', '--primary', '#2b5fd9', '--languages', tags);
  expect([code, err]).toEqual([0, '']);
  const options = { brandsDir: brands, outDir: join(folder, 'dist'), ids: ['babel'], ...DRAFTS };
  const { brands: outcomes } = await runBuild(options, { compiled: () => {}, brand: () => {} });
  expect(outcomes).toMatchObject([{ id: 'babel', status: 'built' }]);
}, FOUR_MINUTES_MS);

/** The home page in a language. */
const home = (tag: string): string =>
  read('dist', 'babel', ...(tag === SOURCE ? [] : [tag]), 'index.html');

/** The languages that a document links to. */
const alternatesOf = (html: string): string[] =>
  [...html.matchAll(/hreflang="([^"]+)"/g)].map(([, tag = '']) => tag);

/** The brand in the data of a document. */
function brandIn(html: string): PageBrand {
  const [, data = '{}'] = new RegExp(`id="${PAGE_DATA_ID}">(.*?)</script>`, 's').exec(html) ?? [];
  return JSON.parse(data).brand;
}

describe('a brand in development with every language there is', () => {
  it.each(LANGUAGES.map(({ tag, direction }) => [tag, direction]))(
    'has documents in %s, written %s, that link to all the others',
    (tag, direction) => {
      const html = home(tag);
      expect(html).toContain(`<html lang="${tag}" dir="${direction}"`);
      expect(alternatesOf(html).sort()).toEqual([...TAGS, 'x-default'].sort());
      expect(html).toContain(escapeText(textIn(tag, 'app', 'skip')));
    },
  );

  it('has the fonts of a script in documents of its language only', () => {
    for (const { tag, type } of LANGUAGES) {
      const others = LANGUAGES.filter((one) => one.tag !== tag);
      const html = home(tag);
      if (type?.webFont) expect(html).toContain(`font-family:"${type.webFont.family}"`);
      for (const one of others) {
        expect(html).not.toContain(`font-family:"${one.type?.webFont?.family}"`);
      }
    }
  });

  it('has texts of the manifest and facts of languages in the language of a document only, and a list of all', () => {
    for (const tag of TAGS) {
      const { banners, languages } = brandIn(home(tag));
      const texts = banners.w_home.flatMap(({ alt, title }) => [alt, ...(title ? [title] : [])]);
      expect(texts).not.toEqual([]);
      for (const text of texts) expect(Object.keys(text)).toEqual([tag]);
      expect(Object.keys(languages.facts)).toEqual([tag]);
      const list = JSON.parse(read('dist', 'babel', languages.list?.slice(1) ?? ''));
      expect(Object.keys(list).sort()).toEqual([...TAGS].sort());
    }
  });
});
