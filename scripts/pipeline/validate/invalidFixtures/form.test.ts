import { describe } from 'vitest';
import { SOURCE } from '#scripts/languages/languageFolders.ts';
import { type InvalidFixture, testInvalidFixtures } from './invalid.fixture.ts';

const MANIFEST = 'brand.json';
/** The one official language, in which a licensed brand may be. */
const OFFICIAL = { languages: { default: SOURCE, supported: [SOURCE] } };

const FORM: InvalidFixture[] = [
  {
    what: 'a merchant code in lower case',
    change: (brand) => brand.set(MANIFEST, { merchantCode: 'good01' }),
    finds: [
      { at: '"good01"', rule: 'schema', reason: /capital letters or dig/, suggestion: /"GOOD01"/ },
    ],
  },
  {
    what: 'a domain with a scheme and a path',
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
    what: 'a security contact that is neither a mailto: nor an https: URL',
    change: (brand) =>
      brand.set(MANIFEST, {
        security: { contacts: ['security@good.example'], expires: '2027-10-31' },
      }),
    finds: [
      { at: '"security@good.example"', rule: 'schema', reason: /begins with mailto: or https:/ },
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
    what: 'a legal document that is no page, and one newer than the terms',
    change: (brand) =>
      brand.set(MANIFEST, {
        'legal.termsVersion': '2026-02-01',
        'legal.documents': [{ page: 'bonus-rules', version: '2026-03-01' }],
      }),
    finds: [
      { at: '"bonus-rules"', rule: 'document', reason: /no such page in `pages.own`/ },
      {
        at: '"2026-03-01"',
        rule: 'document-newer',
        reason: /not be asked/,
        suggestion: /2026-03-01/,
      },
    ],
  },
  {
    what: 'a network without https, a mark that is not there and an unknown store',
    change: (brand) =>
      brand.set(MANIFEST, {
        'support.networks': [
          { name: 'Chat', url: 'http://chat.example/good' },
          { name: 'Clips', url: 'https://clips.example/good', mark: 'assets/clips.svg' },
        ],
        'support.statusPage': 'https://localhost/status',
        apps: [{ store: 'google-pay', url: 'https://store.example/good' }],
      }),
    finds: [
      { at: '"http://chat.example/good"', rule: 'schema', reason: /begins with https/ },
      { at: '"assets/clips.svg"', rule: 'asset-missing', reason: /not in the brand/ },
      { at: '"https://localhost/status"', rule: 'address', reason: /./ },
      { at: '"google-pay"', rule: 'schema', reason: /must be one of/, suggestion: /google-play/ },
    ],
  },
  {
    what: 'a live chat without the licence number that its vendor gives',
    change: (brand) =>
      brand.set(MANIFEST, { 'support.liveChat': { vendor: 'livechat', account: 'good-help' } }),
    finds: [{ at: '"good-help"', rule: 'schema', reason: /four to twelve digits/ }],
  },
  {
    what: 'an address in the place of an account at a vendor of live chats',
    change: (brand) =>
      brand.set(MANIFEST, {
        'support.liveChat': { vendor: 'zendesk', account: 'https://good.zendesk.com' },
      }),
    finds: [{ at: '"https://good.zendesk.com"', rule: 'schema', reason: /no address/ }],
  },
  {
    what: 'hosts of a tag manager that are no whole names',
    change: (brand) =>
      brand.set(MANIFEST, {
        analytics: {
          tagManager: { id: 'GTM-GOOD000', hosts: ['*.tags.example', 'https://good.example'] },
        },
      }),
    finds: [
      { at: '"*.tags.example"', rule: 'schema', reason: /whole name of a host/ },
      { at: '"https://good.example"', rule: 'schema', reason: /whole name of a host/ },
    ],
  },
  {
    what: 'a Google tag beside a tag manager',
    change: (brand) =>
      brand.set(MANIFEST, {
        analytics: {
          gtagId: 'G-GOOD00000',
          tagManager: { id: 'GTM-GOOD000', hosts: ['tags.example'] },
        },
      }),
    finds: [{ at: '"G-GOOD00000"', rule: 'analytics', reason: /twice/, suggestion: /keep one/ }],
  },
  {
    what: 'an address without a host name',
    change: (brand) =>
      brand.set(MANIFEST, { 'support.social': [{ csType: 'X', url: 'https://localhost/good' }] }),
    finds: [{ at: '"https://localhost/good"', rule: 'address', reason: /public host name/ }],
  },
  {
    what: 'an invalid email address',
    change: (brand) => brand.set(MANIFEST, { 'support.email': 'help at good.example' }),
    finds: [{ at: '"help at good.example"', rule: 'schema', reason: /mail address such as/ }],
  },
  {
    what: 'an invalid date',
    change: (brand) => brand.set(MANIFEST, { 'legal.termsVersion': '2026-02-30' }),
    finds: [{ at: '"2026-02-30"', rule: 'schema', reason: /a date such as/ }],
  },
  {
    what: 'a minimum age below the legal one',
    change: (brand) => brand.set(MANIFEST, { 'market.minimumAge': 16 }),
    finds: [{ at: '16', rule: 'schema', reason: /at least 18/, suggestion: /18/ }],
  },
  {
    what: 'an empty name',
    change: (brand) => brand.set(MANIFEST, { name: '' }),
    finds: [{ at: '""', rule: 'schema', reason: /at least 1 characters; it has 0/ }],
  },
  {
    what: 'a duplicate category',
    change: (brand) => brand.set(MANIFEST, { categories: ['RNG', 'LIVE', 'RNG'] }),
    finds: [{ at: '"RNG"', after: '"LIVE"', rule: 'schema', reason: /stands twice in `categor/ }],
  },
  {
    what: 'an empty list of categories',
    change: (brand) => brand.set(MANIFEST, { categories: [] }),
    finds: [{ at: '[]', rule: 'schema', reason: /at least 1 entr/ }],
  },
  {
    what: 'a licensed brand without licences',
    change: (brand) => brand.set(MANIFEST, { ...OFFICIAL, 'compliance.mode': 'licensed' }),
    finds: [
      { at: '{', after: '"compliance"', text: '"licences"', rule: 'schema', reason: /licensed br/ },
      { at: '{', after: '"compliance"', text: '"markets"', rule: 'schema', reason: /licensed br/ },
    ],
  },
  {
    what: 'a licensed brand with empty lists',
    change: (brand) =>
      brand.set(MANIFEST, {
        ...OFFICIAL,
        compliance: { mode: 'licensed', licences: [], markets: { allow: [] } },
      }),
    finds: [
      { at: '[]', after: '"licences"', rule: 'schema', reason: /at least one licence/ },
      { at: '[]', after: '"allow"', rule: 'schema', reason: /at least one country/ },
    ],
  },
];

describe('the form of values', () => testInvalidFixtures(FORM));
