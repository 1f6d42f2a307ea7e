import { describe } from 'vitest';
import { type Breakage, testBreakages } from './breakage.ts';

const MANIFEST = 'brand.json';

const FORM: Breakage[] = [
  {
    what: 'a merchant code in small letters',
    change: (brand) => brand.set(MANIFEST, { merchantCode: 'good01' }),
    finds: [
      { at: '"good01"', rule: 'schema', reason: /capital letters or dig/, suggestion: /"GOOD01"/ },
    ],
  },
  {
    what: 'a domain with scheme and path',
    change: (brand) => brand.set(MANIFEST, { 'domains.main': 'https://good.example/home' }),
    finds: [
      {
        at: '"https://good.example/home"',
        rule: 'schema',
        reason: /`domains.main` is not written right/,
        suggestion: /"good\.example"/,
      },
    ],
  },
  {
    what: 'an origin with a path',
    change: (brand) =>
      brand.set(MANIFEST, { 'platform.imageCDNs': ['https://img.good.example/a'] }),
    finds: [
      {
        at: '"https://img.good.example/a"',
        rule: 'schema',
        reason: /without a path/,
        suggestion: /"https:\/\/img\.good\.example"/,
      },
    ],
  },
  {
    what: 'an address without encryption',
    change: (brand) =>
      brand.set(MANIFEST, {
        'support.social': [{ csType: 'YOUTUBE', url: 'http://video.example/good' }],
      }),
    finds: [
      {
        at: '"http://video.example/good"',
        rule: 'schema',
        reason: /begins with https/,
        suggestion: /"https:\/\/video.example\/good"/,
      },
    ],
  },
  {
    what: 'an address without a host name',
    change: (brand) =>
      brand.set(MANIFEST, { 'support.social': [{ csType: 'X', url: 'https://localhost/good' }] }),
    finds: [{ at: '"https://localhost/good"', rule: 'address', reason: /public host name/ }],
  },
  {
    what: 'a mail address that is none',
    change: (brand) => brand.set(MANIFEST, { 'support.email': 'help at good.example' }),
    finds: [{ at: '"help at good.example"', rule: 'schema', reason: /mail address such as/ }],
  },
  {
    what: 'a date that is none',
    change: (brand) => brand.set(MANIFEST, { 'legal.termsVersion': '2026-02-30' }),
    finds: [{ at: '"2026-02-30"', rule: 'schema', reason: /a date such as/ }],
  },
  {
    what: 'an age below the law',
    change: (brand) => brand.set(MANIFEST, { 'market.minimumAge': 16 }),
    finds: [{ at: '16', rule: 'schema', reason: /at least 18/, suggestion: /18/ }],
  },
  {
    what: 'an empty name',
    change: (brand) => brand.set(MANIFEST, { name: '' }),
    finds: [{ at: '""', rule: 'schema', reason: /at least 1 characters; it has 0/ }],
  },
  {
    what: 'a category named twice',
    change: (brand) => brand.set(MANIFEST, { categories: ['RNG', 'LIVE', 'RNG'] }),
    finds: [{ at: '"RNG"', after: '"LIVE"', rule: 'schema', reason: /stands twice in `categor/ }],
  },
  {
    what: 'no category at all',
    change: (brand) => brand.set(MANIFEST, { categories: [] }),
    finds: [{ at: '[]', rule: 'schema', reason: /at least 1 entr/ }],
  },
  {
    what: 'a licensed brand without licences',
    change: (brand) => brand.set(MANIFEST, { 'compliance.mode': 'licensed' }),
    finds: [
      { at: '{', after: '"compliance"', text: '"licences"', rule: 'schema', reason: /licensed br/ },
      { at: '{', after: '"compliance"', text: '"markets"', rule: 'schema', reason: /licensed br/ },
    ],
  },
  {
    what: 'a licensed brand whose lists are empty',
    change: (brand) =>
      brand.set(MANIFEST, {
        compliance: { mode: 'licensed', licences: [], markets: { allow: [] } },
      }),
    finds: [
      { at: '[]', after: '"licences"', rule: 'schema', reason: /at least one licence/ },
      { at: '[]', after: '"allow"', rule: 'schema', reason: /at least one country/ },
    ],
  },
];

const MEANING: Breakage[] = [
  {
    what: 'an id that is not the name of the folder',
    change: (brand) => brand.set(MANIFEST, { id: 'other-brand' }),
    finds: [
      { at: '"other-brand"', rule: 'id', reason: /name of the folder/, suggestion: /"good-brand"/ },
    ],
  },
  {
    what: 'a time zone that does not exist',
    change: (brand) => brand.set(MANIFEST, { 'market.timeZone': 'Asia/Daka' }),
    finds: [
      { at: '"Asia/Daka"', rule: 'time-zone', reason: /no such IANA/, suggestion: /Asia\/Dhaka/ },
    ],
  },
  {
    what: 'a currency that does not exist',
    change: (brand) => brand.set(MANIFEST, { 'market.currency': 'BDX' }),
    finds: [{ at: '"BDX"', rule: 'currency', reason: /no such currency/, suggestion: /"BD/ }],
  },
  {
    what: 'another currency with the symbol of the default',
    change: (brand) => brand.set(MANIFEST, { 'market.currency': 'INR' }),
    finds: [
      { at: '"INR"', rule: 'currency-symbol', reason: /own `currencySymbol`/, suggestion: /"₹"/ },
    ],
  },
  {
    what: 'countries that do not exist',
    change: (brand) => brand.set(MANIFEST, { 'market.dialingCodes': ['BD', 'XK', 'UK'] }),
    finds: [
      { at: '"XK"', rule: 'country', reason: /no such country/ },
      { at: '"UK"', rule: 'country', reason: /no such country/ },
    ],
  },
  {
    what: 'a market that is both allowed and denied',
    change: (brand) =>
      brand.set(MANIFEST, { 'compliance.markets': { allow: ['BD', 'IN'], deny: ['IN'] } }),
    finds: [
      { at: '"IN"', after: '"deny"', rule: 'market-contradiction', reason: /allowed and denied/ },
    ],
  },
  {
    what: 'a brand closed in its own country',
    change: (brand) => brand.set(MANIFEST, { 'compliance.markets': { deny: ['BD'] } }),
    finds: [
      { at: '[', after: '"deny"', text: '[ "BD" ]', rule: 'market-closed', reason: /BD, is/ },
    ],
  },
  {
    what: 'a default language that is not offered',
    change: (brand) => brand.set(MANIFEST, { languages: { default: 'bn', supported: ['en'] } }),
    finds: [{ at: '"bn"', after: '"default"', rule: 'language-default', reason: /not in/ }],
  },
  {
    what: 'a default theme that is not available',
    change: (brand) => brand.set(MANIFEST, { 'themes.available': ['light'] }),
    finds: [
      {
        at: '[',
        after: '"available"',
        text: '[ "light" ]',
        rule: 'theme-default',
        reason: /"dark"/,
        suggestion: /"light"/,
      },
    ],
  },
  {
    what: 'a banner without its text in one of the languages',
    change: (brand) =>
      brand.set(MANIFEST, { banners: undefined }).then(() =>
        brand.set(MANIFEST, {
          'banners.w_home': [{ image: 'assets/banners/home.svg', alt: { en: 'Hello' } }],
          'banners.w_login': [
            { image: 'assets/banners/login.svg', alt: { en: 'a', bn: 'b' } },
            { image: 'assets/banners/register.svg', alt: { en: 'a', bn: 'b' } },
            { image: 'assets/banners/forget.svg', alt: { en: 'a', bn: 'b' } },
            { image: 'assets/banners/leftmenu.svg', alt: { en: 'a', bn: 'b' } },
          ],
        }),
      ),
    finds: [
      {
        at: '{',
        after: '"alt"',
        text: '{ "en": "Hello" }',
        rule: 'text-missing',
        reason: /"bn" is missing/,
      },
    ],
  },
  {
    what: 'a title for search engines in one language only',
    change: (brand) => brand.set(MANIFEST, { 'seo.en': { title: 'Good games' } }),
    finds: [
      { at: '{', after: '"seo"', text: '"bn"', rule: 'text-missing', reason: /title .*"bn"/ },
    ],
  },
];

describe('the form of values', () => testBreakages(FORM));
describe('the meaning of values', () => testBreakages(MEANING));
