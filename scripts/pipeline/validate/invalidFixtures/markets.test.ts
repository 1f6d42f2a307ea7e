import { describe } from 'vitest';
import { LANGUAGES, SOURCE } from '#scripts/languages/languageFolders.ts';
import { type InvalidFixture, testInvalidFixtures } from './invalid.fixture.ts';

const MANIFEST = 'brand.json';
/** The one official language, in which a licensed brand may be. */
const OFFICIAL = { languages: { default: SOURCE, supported: [SOURCE] } };

const JAPAN = {
  id: 'jp',
  merchantCode: 'GOODJP01',
  domains: { main: 'jp.good.example' },
  market: {
    ...{ country: 'JP', currency: 'JPY', currencySymbol: '¥' },
    ...{ timeZone: 'Asia/Tokyo', dialingCodes: ['JP'] },
  },
  compliance: { markets: { allow: ['JP'] } },
};
const INDIA = {
  id: 'in',
  merchantCode: 'GOODIN01',
  domains: { main: 'in.good.example' },
  market: { ...JAPAN.market, country: 'IN', currency: 'INR', currencySymbol: '₹' },
  compliance: { markets: { allow: ['IN'] } },
};
const LICENSED = {
  mode: 'licensed',
  licences: [
    {
      ...{ authority: 'Gaming Authority of Examplia', number: 'EX-1', holder: 'Good Ltd' },
      verificationUrl: 'https://register.example/1',
    },
  ],
  markets: { allow: ['BD'] },
};
const SERVED = { 'compliance.markets': { allow: ['BD'] } };

const MARKETS: InvalidFixture[] = [
  {
    what: 'further markets of a brand that serves the whole world',
    change: (brand) => brand.set(MANIFEST, { markets: [JAPAN] }),
    finds: [{ at: '"compliance"', rule: 'market-open', reason: /names the countries/ }],
  },
  {
    what: 'two markets of one name',
    change: (brand) => brand.set(MANIFEST, { ...SERVED, markets: [JAPAN, { ...INDIA, id: 'jp' }] }),
    finds: [
      { at: '"jp"', after: '"GOODJP01"', rule: 'market-twice', reason: /of this name already/ },
    ],
  },
  {
    what: 'a country that two sites of a brand serve',
    change: (brand) =>
      brand.set(MANIFEST, {
        ...SERVED,
        markets: [{ ...JAPAN, compliance: { markets: { allow: ['JP', 'BD'] } } }],
      }),
    finds: [
      { at: '"BD"', after: '"GOODJP01"', rule: 'market-overlap', reason: /serves this country/ },
    ],
  },
  {
    what: 'a market whose merchant code and domain are those of another',
    change: (brand) =>
      brand.set(MANIFEST, {
        ...SERVED,
        markets: [JAPAN, { ...INDIA, merchantCode: 'GOODJP01', domains: JAPAN.domains }],
      }),
    finds: [
      { at: '"GOODJP01"', after: '"in"', rule: 'merchant-code-taken', reason: /already belongs/ },
      { at: '"jp.good.example"', after: '"in"', rule: 'domain-taken', reason: /already belongs/ },
    ],
  },
  {
    what: 'a time zone of a market that does not exist, at its line',
    change: (brand) =>
      brand.set(MANIFEST, {
        ...SERVED,
        markets: [{ ...JAPAN, market: { ...JAPAN.market, timeZone: 'Asia/Tokio' } }],
      }),
    finds: [
      { at: '"Asia/Tokio"', rule: 'time-zone', reason: /no such IANA/, suggestion: /Asia\/Tokyo/ },
    ],
  },
  {
    what: 'a market without its own symbol, zone and phone numbers',
    change: (brand) =>
      brand.set(MANIFEST, {
        ...SERVED,
        markets: [{ ...JAPAN, market: { country: 'JP', currency: 'JPY' } }],
      }),
    finds: [
      { at: '"JPY"', rule: 'currency-symbol', reason: /own `currencySymbol`/ },
      ...['currencySymbol', 'timeZone', 'dialingCodes'].map((key) => ({
        ...{ at: '{', after: '"jp.good.example"', text: `"${key}"`, rule: 'schema' },
        reason: new RegExp(`${key}.*missing`),
      })),
    ],
  },
  {
    what: 'a licensed brand whose market names no licence of its own',
    change: (brand) => brand.set(MANIFEST, { ...OFFICIAL, compliance: LICENSED, markets: [JAPAN] }),
    finds: [
      {
        ...{ at: '{', after: '"dialingCodes"', text: '"licences"', rule: 'schema' },
        reason: /must name its licences/,
      },
    ],
  },
];

const [unofficial = ''] = LANGUAGES.filter(
  ({ tier, standard }) => tier === 'machine' && standard,
).map(({ tag }) => tag);

const TIERS: InvalidFixture[] = [
  {
    what: 'a licensed brand in a language that nobody answers for',
    change: (brand) =>
      brand.set(MANIFEST, {
        languages: { default: SOURCE, supported: [SOURCE, unofficial] },
        compliance: LICENSED,
      }),
    finds: [
      {
        ...{ at: `"${unofficial}"`, after: '"supported"', rule: 'language-unofficial' },
        ...{ reason: /official languages only/, suggestion: new RegExp(SOURCE) },
      },
    ],
  },
];

describe('the languages of a licensed brand', () => testInvalidFixtures(TIERS));
describe('further markets', () => testInvalidFixtures(MARKETS));
