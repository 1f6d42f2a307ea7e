import { describe, expect, it } from 'vitest';
import { type InvalidFixture, testInvalidFixtures } from './invalid.fixture.ts';
import { diagnosticsIn, scratch } from './scratch.fixture.ts';

/** The button and link of the valid brand's banner, as `new` writes them. */
const ACTION_AND_LINK = `"action": { "en": "See all slots", "bn": "সব স্লট দেখুন" },
        "linkageType": "route",
        "url": "/rng"`;

const MANIFEST = 'brand.json';
const PASSWORD = 'registration.username.password';
const NUMBER = 'registration.username.mobileNum';

const REGISTRATION: InvalidFixture[] = [
  {
    what: 'a minimum length above the maximum (S3.7)',
    change: (brand) => brand.set(MANIFEST, { [PASSWORD]: { minLength: 12, maxLength: 8 } }),
    finds: [{ at: '12', rule: 'min-max', reason: /minLength \(12\) is more than maxLength \(8\)/ }],
  },
  {
    what: 'a maximum length below the default minimum (S3.7)',
    change: (brand) => brand.set(MANIFEST, { [PASSWORD]: { maxLength: 4 } }),
    finds: [{ at: '4', after: 'maxLength', rule: 'min-max', reason: /minLength \(8\)/ }],
  },
  {
    what: 'a pattern that does not compile (S5.2)',
    change: (brand) => brand.set(MANIFEST, { [PASSWORD]: { acceptedPattern: '^[a-z+$' } }),
    finds: [{ at: '"^[a-z+$"', rule: 'pattern', reason: /cannot be used/ }],
  },
  {
    what: 'a pattern with exponential backtracking (S5.2)',
    change: (brand) => brand.set(MANIFEST, { [PASSWORD]: { acceptedPattern: '^(a+)+$' } }),
    finds: [{ at: '"^(a+)+$"', rule: 'pattern', reason: /catastrophic backtracking/ }],
  },
  {
    what: 'a pattern with polynomial backtracking of too high a degree (S5.2)',
    change: (brand) => brand.set(MANIFEST, { [PASSWORD]: { acceptedPattern: '^a*a*a*a*$' } }),
    finds: [{ at: '"^a*a*a*a*$"', rule: 'pattern', reason: /catastrophic backtracking/ }],
  },
  {
    what: 'a field that is required but not shown (S3.7)',
    change: (brand) =>
      brand.set(MANIFEST, { 'registration.mobile.zalo': { enabled: false, required: true } }),
    finds: [{ at: 'true', rule: 'required-hidden', reason: /`required` has no effect/ }],
  },
  {
    what: 'a username form without a password and a mobile number (S3.7)',
    change: (brand) => brand.set(MANIFEST, { [PASSWORD]: { enabled: false } }),
    finds: [{ at: 'false', rule: 'no-login', reason: /log in again/, suggestion: /require one/ }],
  },
  {
    what: 'a username form without a password and with an optional mobile number (S3.7)',
    change: (brand) =>
      brand.set(MANIFEST, { [PASSWORD]: { enabled: false }, [NUMBER]: { enabled: true } }),
    finds: [{ at: 'false', rule: 'no-login', reason: /log in again/ }],
  },
  {
    what: 'a username form with an optional password and an optional mobile number (S3.7)',
    change: (brand) =>
      brand.set(MANIFEST, { [PASSWORD]: { required: false }, [NUMBER]: { enabled: true } }),
    finds: [{ at: 'false', rule: 'no-login', reason: /log in again/ }],
  },
];

const LINKS: InvalidFixture[] = [
  {
    what: 'a banner to a page that the site does not have (S3.3)',
    change: (brand) => brand.replace(MANIFEST, '"/rng"', '"/rgn"'),
    finds: [{ at: '"/rgn"', rule: 'route', reason: /no such page/, suggestion: /"\/rng"/ }],
  },
  {
    what: 'banners to pages of a category that the brand does not have',
    change: (brand) => brand.set(MANIFEST, { categories: ['LIVE'] }),
    finds: [
      { at: '"/rng"', rule: 'route', reason: /belongs to RNG/ },
      { at: '"/rng"', after: 'w_leftmenu', rule: 'route', reason: /belongs to RNG/ },
    ],
  },
  {
    what: 'a banner to a route without its parameter (S3.3)',
    change: (brand) => brand.replace(MANIFEST, '"url": "/rng"', '"url": "rng"'),
    finds: [
      { at: '"rng"', rule: 'schema', reason: /beginning with one \//, suggestion: /"\/rng"/ },
    ],
  },
  {
    what: 'a banner to another site without an address (S3.3)',
    change: (brand) => brand.replace(MANIFEST, ACTION_AND_LINK, '"linkageType": "external"'),
    finds: [
      { at: '{', after: '"w_home"', text: '"url"', rule: 'schema', reason: /needs its address/ },
    ],
  },
  {
    what: 'a banner with an invalid address (S3.3)',
    change: (brand) => brand.replace(MANIFEST, '"linkageType": "route",', ''),
    finds: [{ at: '"/rng"', rule: 'route', reason: /leads nowhere/ }],
  },
  {
    what: 'a banner with a button without a target (S3.3)',
    change: (brand) =>
      brand.replace(MANIFEST, ACTION_AND_LINK, '"action": { "en": "A", "bn": "A" }'),
    finds: [
      {
        at: '{',
        after: '"action"',
        text: '{ "en": "A", "bn": "A" }',
        rule: 'route',
        reason: /leads nowhere/,
      },
    ],
  },
  {
    what: 'a URL with a password',
    change: (brand) =>
      brand.set(MANIFEST, {
        'support.social': [{ csType: 'X', url: 'https://a:b@good.example/' }],
      }),
    finds: [{ at: '"https://a:b@good.example/"', rule: 'address', reason: /user name or passw/ }],
  },
];

const SECRETS: InvalidFixture[] = [
  {
    what: 'a private key',
    change: (brand) =>
      brand.set(MANIFEST, { 'legal.address': '-----BEGIN PRIVATE KEY-----MIIEvQ' }),
    finds: [{ at: '"-----BEGIN', text: '"----…"', rule: 'secret', reason: /a private key/ }],
  },
  {
    what: 'a signed token',
    change: (brand) =>
      brand.set(MANIFEST, { 'legal.address': 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.c2lnbmF0' }),
    finds: [{ at: '"eyJ', text: '"eyJh…"', rule: 'secret', reason: /JWT/ }],
  },
  {
    what: 'an API key of a payment service',
    change: (brand) => brand.set(MANIFEST, { 'legal.address': `sk_${'live'}_4eC39HqLyjWDarj` }),
    finds: [{ at: '"sk_', text: '"sk_l…"', rule: 'secret', reason: /payment API key/ }],
  },
  {
    what: 'a long random text',
    change: (brand) =>
      brand.set(MANIFEST, { 'legal.address': 'q8Zk2LmX0vT7pNw4RbYc9HsJ6dGf3AeU1oIi' }),
    finds: [{ at: '"q8Zk', text: '"q8Zk…"', rule: 'secret', reason: /long and random/ }],
  },
  {
    what: 'a key that is named like a secret',
    change: (brand) => brand.set(MANIFEST, { 'platform.apiSecret': 'hunter2' }),
    finds: [
      { at: '"apiSecret"', rule: 'schema', reason: /no key `apiSecret`/ },
      { at: '"hunter2"', text: '"hunt…"', rule: 'secret', reason: /by the name `apiSecret`/ },
    ],
  },
];

describe('the rules of registration', () => testInvalidFixtures(REGISTRATION));
describe('the targets of links', () => testInvalidFixtures(LINKS));
describe('secrets', () => testInvalidFixtures(SECRETS));

describe('a username form without a password', () => {
  it('is valid if the mobile number is required (S3.7)', async () => {
    const brand = await scratch();
    await brand.set(MANIFEST, {
      [PASSWORD]: { enabled: false },
      [NUMBER]: { enabled: true, required: true },
    });
    expect(await diagnosticsIn(brand.brandsDir)).toEqual([]);
  });
});

describe('public keys of providers', () => {
  it('are accepted although they look like secrets', async () => {
    const brand = await scratch();
    await brand.set(MANIFEST, {
      humanCheck: { provider: 'recaptcha', siteKey: '6Lq8Zk2LmX0vT7pNw4RbYc9HsJ6dGf3AeU1oIiKj' },
      signIn: {
        phone: {
          ...{ provider: 'firebase', apiKey: `AIza${'q8Zk2LmX0vT7pNw4RbYc9HsJ6dGf3AeU1oI'}` },
          ...{ projectId: 'good-players', appId: '1:1234567890:web:0a1b2c3d' },
        },
      },
    });
    expect(await diagnosticsIn(brand.brandsDir)).toEqual([]);
  });
});
