import { describe } from 'vitest';
import { type InvalidFixture, testInvalidFixtures } from './invalid.fixture.ts';
import type { Scratch } from './scratch.fixture.ts';

const both = { en: 'Words', bn: 'কথা' };
const list =
  (name: string, ...entries: object[]) =>
  (brand: Scratch) =>
    brand.set('brand.json', { [`frame.${name}`]: entries });

/** What is reported of them. */
const LINK = '{ "link": "https://blog.example.com/" }';
const LONG = '[ { "group": "games" }, { "module": "home" }, { "module": "…';

const FRAME: InvalidFixture[] = [
  {
    what: 'a module that the site does not have',
    change: list('menu', { module: 'promotion' }),
    finds: [{ at: '"promotion"', rule: 'frame', reason: /No page/, suggestion: /"promotions"/ }],
  },
  {
    what: 'a page whose route needs a parameter',
    change: list('header', { module: 'play' }),
    finds: [{ at: '"play"', rule: 'frame', reason: /No page/ }],
  },
  {
    what: 'an entry of a module that is off, within a group',
    change: async (brand) => {
      await brand.set('brand.json', { 'modules.vip': false });
      await list('footer', { title: both, entries: [{ module: 'vip' }] })(brand);
    },
    finds: [{ at: '"vip"', after: '"module": ', rule: 'frame', reason: /`modules.vip`/ }],
  },
  {
    what: 'transfers for a brand with a single wallet',
    change: async (brand) => {
      await brand.set('brand.json', { 'wallet.single': true });
      await list('menu', { module: 'transfers' })(brand);
    },
    finds: [{ at: '"transfers"', rule: 'frame', reason: /`wallet.single` is on/ }],
  },
  {
    what: 'a duplicate entry',
    change: list('menu', { module: 'home' }, { title: both, entries: [{ module: 'home' }] }),
    finds: [{ at: '"home"', after: '"entries": ', rule: 'frame', reason: /further up/ }],
  },
  {
    what: 'an unknown group',
    change: list('footer', { group: 'wallet' }),
    finds: [{ at: '"wallet"', rule: 'frame', reason: /no group/, suggestion: /"contact"/ }],
  },
  {
    what: 'an entry of two kinds at once',
    change: list('menu', { module: 'home', group: 'games' }),
    finds: [{ at: '"games"', rule: 'frame', reason: /`module` and `group`/ }],
  },
  {
    what: 'a link without a label',
    change: list('header', { link: 'https://blog.example.com/' }),
    finds: [{ at: '{', after: '"header": [', text: LINK, rule: 'schema', reason: /label/ }],
  },
  {
    what: 'a link with an invalid address and a label in one language only',
    change: list('header', { link: 'https://localhost/', label: { en: 'Blog' } }),
    finds: [
      { at: '"https://localhost/"', rule: 'address', reason: /public host name/ },
      {
        at: '{',
        after: '"label": ',
        text: '{ "en": "Blog" }',
        rule: 'text-missing',
        reason: /"bn"/,
      },
    ],
  },
  {
    what: 'a bottom bar without the menu',
    change: list('bottomBar', { module: 'home' }),
    finds: [
      {
        at: '[',
        after: '"bottomBar": ',
        text: '[ { "module": "home" } ]',
        rule: 'frame',
        reason: /menu on phones/,
        suggestion: /"games"/,
      },
    ],
  },
  {
    what: 'a bottom bar with too many entries',
    change: list(
      'bottomBar',
      ...[{ group: 'games' }, { module: 'home' }, { module: 'live' }, { module: 'rng' }],
      ...[{ module: 'vip' }, { module: 'promotions' }, { module: 'login' }],
    ),
    finds: [{ at: '[', after: '"bottomBar": ', text: LONG, rule: 'frame', reason: /7 entries/ }],
  },
  {
    what: 'header entries in a layout with the menu in the header',
    change: async (brand) => {
      await brand.set('brand.json', { 'frame.layout': 'top' });
      await list('header', { module: 'home' })(brand);
    },
    finds: [
      { at: '[', after: '"header": ', text: '"header"', rule: 'frame', reason: /layout `top`/ },
    ],
  },
];

describe('the lists of the frame', () => testInvalidFixtures(FRAME));
