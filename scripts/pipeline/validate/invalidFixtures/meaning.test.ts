import { describe } from 'vitest';
import { type InvalidFixture, testInvalidFixtures } from './invalid.fixture.ts';

const MANIFEST = 'brand.json';

const MEANING: InvalidFixture[] = [
  {
    what: 'an id that differs from the folder’s name',
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
    what: 'a currency code with two letters transposed',
    change: (brand) => brand.set(MANIFEST, { 'market.currency': 'BTD' }),
    finds: [
      { at: '"BTD"', rule: 'currency', reason: /no such currency/, suggestion: /mean "BDT"/ },
    ],
  },
  {
    what: 'a payment method that has two entries, and a mark that is not there',
    change: (brand) =>
      brand.set(MANIFEST, {
        payments: {
          methods: [
            { method: 'bank' },
            { method: 'card', mark: 'assets/payments/card.svg' },
            { method: 'bank', offered: false },
          ],
        },
      }),
    finds: [
      { at: '"assets/payments/card.svg"', rule: 'asset-missing', reason: /not in the brand/ },
      { at: '"bank"', after: '"card"', rule: 'payment-twice', reason: /same method/ },
    ],
  },
  {
    what: 'another currency with the default symbol',
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
      { at: '"UK"', rule: 'country', reason: /no such country/, suggestion: /"GB"/ },
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
    what: 'a brand that denies its own country',
    change: (brand) => brand.set(MANIFEST, { 'compliance.markets': { deny: ['BD'] } }),
    finds: [
      { at: '[', after: '"deny"', text: '[ "BD" ]', rule: 'market-closed', reason: /BD, is/ },
    ],
  },
  {
    what: 'an unsupported default language',
    change: (brand) => brand.set(MANIFEST, { languages: { default: 'bn', supported: ['en'] } }),
    finds: [{ at: '"bn"', after: '"default"', rule: 'language-default', reason: /not in/ }],
  },
  {
    what: 'an unavailable default theme',
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
    what: 'a text in a language that has no folder',
    change: (brand) => brand.set(MANIFEST, { 'seo.qaa-Qaaa': {} }),
    finds: [
      {
        at: '"qaa-Qaaa"',
        rule: 'language',
        reason: /no language folder "qaa-Qaaa"/,
        suggestion: /are en, /,
      },
    ],
  },
  {
    what: 'a banner without its title in one of the languages',
    change: (brand) =>
      brand.replace(
        MANIFEST,
        '"title": { "en": "Welcome to Good Brand", "bn": "Good Brand-এ স্বাগতম" }',
        '"title": { "en": "T" }',
      ),
    finds: [
      {
        at: '{',
        after: '"title"',
        text: '{ "en": "T" }',
        rule: 'text-missing',
        reason: /The banner's title in "bn"/,
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

describe('the meaning of values', () => testInvalidFixtures(MEANING));
