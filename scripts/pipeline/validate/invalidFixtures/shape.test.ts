import { describe } from 'vitest';
import { type InvalidFixture, testInvalidFixtures } from './invalid.fixture.ts';

const MANIFEST = 'brand.json';

const SYNTAX: InvalidFixture[] = [
  {
    what: 'a superfluous comma',
    change: (brand) => brand.replace(MANIFEST, '"play-money" }', '"play-money", }'),
    finds: [
      { at: '}', after: '"play-money"', rule: 'syntax', reason: /a comma before } is not allowed/ },
    ],
  },
  {
    what: 'a missing comma',
    change: (brand) => brand.replace(MANIFEST, '"Good Brand",', '"Good Brand"'),
    finds: [{ at: '"merchantCode"', rule: 'syntax', reason: /comma is missing/ }],
  },
  {
    what: 'a comment',
    change: (brand) => brand.replace(MANIFEST, '{', '{ // ours\n'),
    finds: [{ at: '// ours', rule: 'syntax', reason: /no comments/ }],
  },
  {
    what: 'a duplicate key',
    change: (brand) => brand.replace(MANIFEST, '"name"', '"name": "A",\n  "name"'),
    finds: [{ at: '"name": "Good', text: '"name"', rule: 'syntax', reason: /stands twice/ }],
  },
  {
    what: 'an unterminated string',
    change: (brand) => brand.replace(MANIFEST, '"Good Brand"', '"Good Brand'),
    finds: [
      { at: '"Good Brand', text: '"Good Brand,', rule: 'syntax', reason: /no closing quote/ },
      { at: '"merchantCode"', rule: 'syntax', reason: /comma is missing/ },
    ],
  },
  {
    what: 'a missing manifest',
    change: (brand) => brand.remove(MANIFEST),
    finds: [{ text: '', rule: 'syntax', reason: /missing or cannot be read/ }],
  },
  {
    what: 'a manifest that is not text',
    change: (brand) => brand.write(MANIFEST, Uint8Array.from([0x7b, 0xff, 0xfe, 0x7d])),
    finds: [{ text: '', rule: 'syntax', reason: /not text in UTF-8/ }],
  },
  {
    what: 'a manifest that is not an object',
    change: (brand) => brand.write(MANIFEST, '["good-brand"]'),
    finds: [{ at: '["good-brand"]', rule: 'schema', reason: /must be an object/ }],
  },
];

const SCHEMA: InvalidFixture[] = [
  {
    what: 'an unknown key',
    change: (brand) => brand.set(MANIFEST, { 'market.timezone': 'Asia/Dhaka' }),
    finds: [
      {
        at: '"timezone"',
        rule: 'schema',
        reason: /no key `timezone` in `market`/,
        suggestion: /"timeZone"/,
      },
    ],
  },
  {
    what: 'an unknown module',
    change: (brand) => brand.set(MANIFEST, { 'modules.poinMall': true }),
    finds: [
      {
        at: '"poinMall"',
        rule: 'schema',
        reason: /no key/,
        suggestion: /did you mean "pointMall"/,
      },
    ],
  },
  {
    what: 'an unknown flag',
    change: (brand) => brand.set(MANIFEST, { 'flags.USERNAMEREG': true }),
    finds: [
      { at: '"USERNAMEREG"', rule: 'schema', reason: /no key/, suggestion: /"USERNAMEREG3"/ },
    ],
  },
  {
    what: 'an unknown key of an entry in a list',
    change: (brand) => brand.replace(MANIFEST, '"image"', '"img": 1, "image"'),
    finds: [{ at: '"img"', rule: 'schema', reason: /in `banners.w_home\[0\]`/ }],
  },
  {
    what: 'a missing required key',
    change: (brand) => brand.set(MANIFEST, { merchantCode: undefined }),
    finds: [{ text: '"merchantCode"', rule: 'schema', reason: /`merchantCode` is missing/ }],
  },
  {
    what: 'a missing compliance section',
    change: (brand) => brand.set(MANIFEST, { compliance: {} }),
    finds: [{ at: '{}', text: '"mode"', rule: 'schema', reason: /`mode` is missing in `compl/ }],
  },
  {
    what: 'a text instead of a boolean',
    change: (brand) => brand.set(MANIFEST, { 'modules.vip': 'yes' }),
    finds: [{ at: '"yes"', rule: 'schema', reason: /`modules.vip` must be `true` or `false`/ }],
  },
  {
    what: 'a number instead of a list',
    change: (brand) => brand.set(MANIFEST, { categories: 7_654_321 }),
    finds: [{ at: '7654321', rule: 'schema', reason: /must be a list/ }],
  },
  {
    what: 'a value outside the choices',
    change: (brand) => brand.set(MANIFEST, { 'themes.default': 'drak' }),
    finds: [
      { at: '"drak"', rule: 'schema', reason: /one of "dark", "light"/, suggestion: /"dark"/ },
    ],
  },
  {
    what: 'a language that the platform does not support',
    change: (brand) => brand.set(MANIFEST, { 'languages.supported': ['en', 'bn', 'qaa-Qaaa'] }),
    finds: [
      {
        at: '"qaa-Qaaa"',
        rule: 'language',
        reason: /no language folder "qaa-Qaaa"/,
        suggestion: /are en, /,
      },
    ],
  },
];

describe('the syntax of a manifest', () => testInvalidFixtures(SYNTAX));
describe('the schema of a manifest', () => testInvalidFixtures(SCHEMA));
