import { describe } from 'vitest';
import { type InvalidFixture, testInvalidFixtures } from './invalid.fixture.ts';

const MANIFEST = 'brand.json';
const EN = 'locales/en.json';

const CHARACTERS: InvalidFixture[] = [
  {
    what: 'a line break in the name',
    change: (brand) => brand.set(MANIFEST, { name: 'Good\nBrand' }),
    finds: [
      {
        at: String.raw`"Good\nBrand"`,
        rule: 'text',
        reason: /a line break \(U\+000A\)/,
        suggestion: /write "Good Brand"/,
      },
    ],
  },
  {
    what: 'a control character in what search engines show',
    change: (brand) =>
      brand.set(MANIFEST, { seo: { en: { title: 'Good\u0007' }, bn: { title: 'ভালো' } } }),
    finds: [
      {
        at: String.raw`"Good\u0007"`,
        rule: 'text',
        reason: /a control character \(U\+0007\)/,
        suggestion: /write "Good"/,
      },
    ],
  },
  {
    what: 'a lone surrogate in a message',
    change: (brand) => brand.set(EN, { 'app.skip': 'Skip\ud83d' }),
    finds: [
      {
        file: EN,
        at: String.raw`"Skip\ud83d"`,
        rule: 'text',
        reason: /half of a character \(U\+D83D\)/,
      },
    ],
  },
  {
    what: 'a text direction override in a message',
    change: (brand) => brand.set(EN, { 'app.skip': 'Skip \u202e' }),
    finds: [{ file: EN, at: '"Skip \u202e"', rule: 'text', reason: /turns the direction/ }],
  },
  {
    what: 'a name of invisible characters',
    change: (brand) => brand.set(MANIFEST, { name: ' \u200b' }),
    finds: [{ at: '" \u200b"', rule: 'text', reason: /is blank/ }],
  },
];

const BOM = '\ufeff';

const ENCODINGS: InvalidFixture[] = [
  {
    what: 'a byte order mark before the manifest',
    change: async (brand) => brand.write(MANIFEST, BOM + (await brand.read(MANIFEST))),
    finds: [
      {
        text: '',
        rule: 'syntax',
        reason: /byte order mark \(BOM\)/,
        suggestion: /"UTF-8", not as "UTF-8 with BOM"/,
      },
    ],
  },
  {
    what: 'messages that are not in UTF-8',
    change: (brand) => brand.write(EN, Buffer.from('\ufeff{ "app": {} }', 'utf16le')),
    finds: [
      { file: EN, text: '', rule: 'syntax', reason: /not text in UTF-8/, suggestion: /UTF-8/ },
    ],
  },
];

const social = (url: string) => ({ 'support.social': [{ csType: 'X', url }] });

const ADDRESSES: InvalidFixture[] = [
  {
    what: 'a script instead of an address',
    change: (brand) => brand.set(MANIFEST, social('javascript:alert(1)')),
    finds: [{ at: '"javascript:alert(1)"', rule: 'schema', reason: /begins with https/ }],
  },
  {
    what: 'a script after the scheme of an address',
    change: (brand) => brand.set(MANIFEST, social('https://javascript:alert(1)')),
    finds: [{ at: '"https://javascript:alert(1)"', rule: 'address', reason: /one scheme, https/ }],
  },
  {
    what: 'an address without its scheme',
    change: (brand) => brand.set(MANIFEST, social('x.example/good')),
    finds: [
      {
        at: '"x.example/good"',
        rule: 'schema',
        reason: /./,
        suggestion: /"https:\/\/x\.example\/good"/,
      },
    ],
  },
  {
    what: 'a platform address that no browser can parse',
    change: (brand) =>
      brand.set(MANIFEST, { 'platform.payloadKeys': 'https://exa mple/keys;script-src *' }),
    finds: [
      {
        at: '"https://exa mple/keys;script-src *"',
        rule: 'address',
        reason: /No browser can read/,
      },
    ],
  },
];

describe('the characters of texts', () => testInvalidFixtures(CHARACTERS));
describe('the encoding of files', () => testInvalidFixtures(ENCODINGS));
describe('the addresses of a brand', () => testInvalidFixtures(ADDRESSES));
