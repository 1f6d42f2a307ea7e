import { describe, expect, it } from 'vitest';
import { type InvalidFixture, testInvalidFixtures } from './invalid.fixture.ts';
import { diagnosticsIn, type Scratch, scratch } from './scratch.fixture.ts';

const page = (text: string) => `---\ntitle: About\ndescription: Who we are.\n---\n\n${text}\n`;

/** A valid page of the brand, with another entry or another English text. */
const about =
  ({ entry = {}, text = 'Words.', others = [] as object[] }) =>
  async (brand: Scratch) => {
    await brand.set('brand.json', { 'pages.own': [{ slug: 'about', ...entry }, ...others] });
    await brand.write('pages/about.en.md', page(text));
    await brand.write('pages/about.bn.md', page('কথা।'));
  };

const EN = 'pages/about.en.md';

const PAGES: InvalidFixture[] = [
  {
    what: 'a page without its text in a language',
    change: async (brand) => {
      await about({})(brand);
      await brand.remove('pages/about.bn.md');
    },
    finds: [
      {
        at: '"about"',
        rule: 'page-missing',
        reason: /no text in "bn"/,
        suggestion: /pages\/about\.bn\.md/,
      },
    ],
  },
  {
    what: 'two pages with the same address',
    change: about({ others: [{ places: ['sideMenu'], slug: 'about' }] }),
    finds: [{ at: '"about"', after: '"sideMenu"', rule: 'page', reason: /Two pages/ }],
  },
  {
    what: 'a campaign that ends before it begins',
    change: about({ entry: { from: '2027-01-01T00:00:00Z', until: '2026-01-01T00:00:00Z' } }),
    finds: [{ at: '"2026-01-01T00:00:00Z"', rule: 'period', reason: /never shown/ }],
  },
  {
    what: 'a page that the manifest does not name',
    change: async (brand) => {
      await about({})(brand);
      await brand.write('pages/abuot.en.md', page('Words.'));
    },
    finds: [
      {
        file: 'pages/abuot.en.md',
        text: 'abuot.en.md',
        rule: 'page',
        reason: /no page with this address/,
        suggestion: /about/,
      },
    ],
  },
  {
    what: 'a page in an unsupported language',
    change: async (brand) => {
      await about({})(brand);
      await brand.write('pages/about.fr.md', page('Mots.'));
    },
    finds: [
      { file: 'pages/about.fr.md', text: 'about.fr.md', rule: 'page', reason: /not offer "fr"/ },
    ],
  },
  {
    what: 'a page file without a language in its name',
    change: async (brand) => {
      await about({})(brand);
      await brand.write('pages/about.md', page('Words.'));
    },
    finds: [{ file: 'pages/about.md', text: 'about.md', rule: 'page', reason: /about\.en\.md/ }],
  },
  {
    what: 'HTML in a page',
    change: about({ text: 'Words.\n\n<script>alert(1)</script>' }),
    finds: [
      { file: EN, at: '<script>alert(1)</script>', rule: 'page-markdown', reason: /no HTML/ },
    ],
  },
  {
    what: 'a broken link in a page',
    change: about({ text: 'See [the levels](/vpi).' }),
    finds: [
      {
        file: EN,
        at: '[the levels](/vpi)',
        rule: 'route',
        reason: /no such page/,
        suggestion: /vip/,
      },
    ],
  },
  {
    what: 'a script link in a page',
    change: about({ text: 'See [this](javascript:alert(1)).' }),
    finds: [{ file: EN, at: '[this](javascript:alert(1))', rule: 'route', reason: /https:/ }],
  },
  {
    what: 'a missing picture of a page',
    change: about({
      entry: { picture: { image: 'assets/none.webp', alt: { en: 'None', bn: 'নেই' } } },
    }),
    finds: [{ at: '"assets/none.webp"', rule: 'asset-missing', reason: /not in the brand/ }],
  },
];

describe('invalid own pages', () => {
  testInvalidFixtures(PAGES);
});

describe('an own page', () => {
  it('can be an entry of a menu, and the target of a card', async () => {
    const brand = await scratch();
    await about({})(brand);
    const title = { en: 'About us', bn: 'আমাদের কথা' };
    await brand.set('brand.json', {
      'frame.menu': [{ module: 'home' }, { module: 'page-about' }],
      'pages.home': [{ block: 'cards', title, cards: [{ title, to: '/pages/about' }] }],
    });
    expect(await diagnosticsIn(brand.brandsDir)).toEqual([]);
  });
});
