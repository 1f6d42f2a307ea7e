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
    what: 'a page that needs to know what of',
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
    what: 'transfers of a brand with one wallet',
    change: async (brand) => {
      await brand.set('brand.json', { 'wallet.single': true });
      await list('menu', { module: 'transfers' })(brand);
    },
    finds: [{ at: '"transfers"', rule: 'frame', reason: /`wallet.single` is on/ }],
  },
  {
    what: 'the same entry twice',
    change: list('menu', { module: 'home' }, { title: both, entries: [{ module: 'home' }] }),
    finds: [{ at: '"home"', after: '"entries": ', rule: 'frame', reason: /further up/ }],
  },
  {
    what: 'a group that the list does not have',
    change: list('footer', { group: 'wallet' }),
    finds: [{ at: '"wallet"', rule: 'frame', reason: /no group/, suggestion: /"contact"/ }],
  },
  {
    what: 'an entry that is two things',
    change: list('menu', { module: 'home', group: 'games' }),
    finds: [{ at: '"games"', rule: 'frame', reason: /`module` and `group`/ }],
  },
  {
    what: 'a link without words',
    change: list('header', { link: 'https://blog.example.com/' }),
    finds: [{ at: '{', after: '"header": [', text: LINK, rule: 'schema', reason: /label/ }],
  },
  {
    what: 'a link to no public address, in one language only',
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
    what: 'a bar of phones that opens no menu',
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
    what: 'a bar of phones with too much in it',
    change: list(
      'bottomBar',
      ...[{ group: 'games' }, { module: 'home' }, { module: 'live' }, { module: 'rng' }],
      ...[{ module: 'vip' }, { module: 'promotions' }, { module: 'login' }],
    ),
    finds: [{ at: '[', after: '"bottomBar": ', text: LONG, rule: 'frame', reason: /7 entries/ }],
  },
  {
    what: 'entries of the header in a layout that has the menu there',
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
