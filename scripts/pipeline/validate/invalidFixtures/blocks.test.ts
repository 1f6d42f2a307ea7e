import { describe } from 'vitest';
import { type InvalidFixture, testInvalidFixtures } from './invalid.fixture.ts';
import type { Scratch } from './scratch.fixture.ts';

const home =
  (...blocks: object[]) =>
  (brand: Scratch) =>
    brand.set('brand.json', { 'pages.home': blocks });
const both = { en: 'Words', bn: 'কথা' };

const BLOCKS: InvalidFixture[] = [
  {
    what: 'a block of an unknown kind',
    change: home({ block: 'baner' }),
    finds: [{ at: '"baner"', rule: 'schema', reason: /must be one of/, suggestion: /"banner"/ }],
  },
  {
    what: 'an option of another kind of block',
    change: home({ block: 'winners', rows: 2 }),
    finds: [{ at: '"rows"', rule: 'schema', reason: /no key `rows` in `pages.home\[0\]`/ }],
  },
  {
    what: 'blocks that show a vendor whose games are left out',
    change: async (brand) => {
      await brand.set('brand.json', { gamesLeftOut: { vendors: ['PGS'] } });
      await home(
        { block: 'games', section: 'RNG', vendor: 'PGS' },
        { block: 'partners', title: both, partners: [{ vendor: 'PGS' }, { vendor: 'CQ9' }] },
      )(brand);
    },
    finds: [
      { at: '"PGS"', after: '"games"', rule: 'vendor-left-out', reason: /leaves PGS out/ },
      { at: '"PGS"', after: '"partners"', rule: 'vendor-left-out', reason: /leaves PGS out/ },
    ],
  },
  {
    what: 'a block of a module that is off',
    change: async (brand) => {
      await brand.set('brand.json', { 'modules.winnerBoard': false });
      await home({ block: 'winners' })(brand);
    },
    finds: [{ at: '"winners"', rule: 'block', reason: /`modules.winnerBoard`, which is off/ }],
  },
  {
    what: 'promotions of a brand without any',
    change: async (brand) => {
      await brand.set('brand.json', { 'modules.promotions': false });
      await home({ block: 'promotions', rows: 2 })(brand);
    },
    finds: [
      {
        at: '"promotions"',
        after: '"block": ',
        rule: 'block',
        reason: /`modules.promotions`, which is off/,
      },
    ],
  },
  {
    what: 'a section for a category that the brand does not have',
    change: async (brand) => {
      await brand.set('brand.json', { categories: ['RNG'] });
      await home({ block: 'games', section: 'COCKFIGHT' })(brand);
    },
    finds: [{ at: '"COCKFIGHT"', rule: 'block', reason: /belongs to SPORTS/ }],
  },
  {
    what: 'the games of a vendor without a section',
    change: home({ block: 'games', vendor: 'PGS' }),
    finds: [{ at: '"PGS"', rule: 'block', reason: /need the section/, suggestion: /"section"/ }],
  },
  {
    what: 'the games of a kind without a section',
    change: home({ block: 'games', tag: 'Jackpot' }),
    finds: [{ at: '"Jackpot"', rule: 'block', reason: /need the section/ }],
  },
  {
    what: 'a block that ends before it begins',
    change: home({
      block: 'banner',
      show: { from: '2027-01-01T00:00:00+06:00', until: '2026-12-01T00:00:00+06:00' },
    }),
    finds: [{ at: '"2026-12-01T00:00:00+06:00"', rule: 'period', reason: /never shown/ }],
  },
  {
    what: 'a block for a theme that the brand does not have',
    change: async (brand) => {
      await brand.set('brand.json', { themes: { default: 'dark', available: ['dark'] } });
      await home({ block: 'banner', show: { theme: 'light' } })(brand);
    },
    finds: [{ at: '"light"', rule: 'theme', reason: /never shown/ }],
  },
  {
    what: 'a text of a block in one language only',
    change: home({ block: 'text', text: { en: 'Words' } }),
    finds: [
      {
        at: '{',
        after: '"block": "text"',
        text: '{ "en": "Words" }',
        rule: 'text-missing',
        reason: /"bn"/,
      },
    ],
  },
  {
    what: 'a card without a target',
    change: home({ block: 'cards', cards: [{ title: both, to: '/wip' }] }),
    finds: [{ at: '"/wip"', rule: 'route', reason: /no such page/, suggestion: /"\/vip"/ }],
  },
  {
    what: 'a partner without a picture',
    change: home({ block: 'partners', title: both, partners: [{ name: both }] }),
    finds: [
      {
        at: '{',
        after: '"partners": [',
        text: '{ "name": { "en": "Words", "bn": "কথা" } }',
        rule: 'partner',
        reason: /a `vendor`, or it has/,
        suggestion: /"image"/,
      },
    ],
  },
  {
    what: 'a link for a vendor, whose page is known to the platform',
    change: home({
      block: 'partners',
      title: both,
      partners: [{ vendor: 'PGS', url: 'https://partner.example/' }],
    }),
    finds: [{ at: '"https://partner.example/"', rule: 'partner', reason: /platform knows/ }],
  },
  {
    what: 'a partner with an invalid address and a missing picture',
    change: home({
      block: 'partners',
      title: both,
      partners: [{ name: both, image: 'assets/partners/no.svg', url: 'https://localhost/x' }],
    }),
    finds: [
      { at: '"assets/partners/no.svg"', rule: 'asset-missing', reason: /not in the brand/ },
      { at: '"https://localhost/x"', rule: 'address', reason: /public host name/ },
    ],
  },
  {
    what: 'a block of the home page on another page',
    change: (brand) => brand.set('brand.json', { 'pages.help': { above: [{ block: 'winners' }] } }),
    finds: [{ at: '"winners"', rule: 'schema', reason: /must be one of/ }],
  },
  {
    what: 'a block of another page with a link to a page that the site does not have',
    change: (brand) =>
      brand.set('brand.json', {
        'pages.login': [{ block: 'cards', cards: [{ title: both, to: '/wip' }] }],
      }),
    finds: [{ at: '"/wip"', rule: 'route', reason: /no such page/, suggestion: /"\/vip"/ }],
  },
  {
    what: 'blocks above the games of a category that the brand does not have',
    change: (brand) =>
      brand.set('brand.json', {
        categories: ['RNG'],
        'pages.games': { LIVE: [{ block: 'text', text: both }] },
      }),
    finds: [{ at: '"LIVE"', rule: 'block', reason: /never shown/ }],
  },
  {
    what: 'a missing picture of a partner on another page',
    change: (brand) =>
      brand.set('brand.json', {
        'pages.promotions': {
          below: [
            {
              block: 'partners',
              title: both,
              partners: [{ name: both, image: 'assets/partners/no.svg' }],
            },
          ],
        },
      }),
    finds: [{ at: '"assets/partners/no.svg"', rule: 'asset-missing', reason: /not in the brand/ }],
  },
];

describe('the blocks of pages', () => testInvalidFixtures(BLOCKS));
