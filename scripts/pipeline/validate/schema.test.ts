import { describe, expect, it } from 'vitest';
import schema from '#schemas/brand.schema.json' with { type: 'json' };
import { isObject, type JsonObject } from '../jsonFile.ts';
import { compileSchema } from './schema.ts';

const validate = compileSchema(schema);
const least = {
  id: 'scratch',
  name: 'Scratch',
  merchantCode: 'SCRATCH1',
  domains: { main: 'scratch.example' },
  compliance: { mode: 'play-money' },
};
const banner = { image: 'assets/a.svg', alt: { en: 'A' } };
const words = { en: 'Words' };
const home = (...banners: unknown[]) => ({ ...least, banners: { w_home: banners } });
const licence = {
  authority: 'Authority',
  number: '1',
  holder: 'Holder Ltd',
  verificationUrl: 'https://authority.example/1',
};
const licensed = (licences: unknown[], allow: string[]) => ({
  ...least,
  compliance: { mode: 'licensed', licences, markets: { allow } },
});
const composed = (...blocks: unknown[]) => ({ ...least, pages: { home: blocks } });
const digest = Array.from({ length: 32 }, () => '0f').join(':');
const given = (defaultPassword: object) => ({ ...least, login: { defaultPassword } });

const firebase = {
  provider: 'firebase',
  apiKey: 'public-key-of-the-web-app',
  ...{ projectId: 'scratch-players', appId: '1:1234567890:web:0a1b2c3d' },
};
const elsewhere = (google: object) => ({ ...least, signIn: { social: { google } } });

const ACCEPTED: [string, object][] = [
  ['the least that a brand must state', least],
  ['a home page of blocks in any order', composed({ block: 'winners' }, { block: 'banner' })],
  [
    'a kind of block twice',
    composed(
      { block: 'games', section: 'LIVE' },
      { block: 'games', section: 'RNG', rows: 3, size: 'small' },
    ),
  ],
  ['a block with its own words', composed({ block: 'text', title: words, text: words })],
  [
    'a block for some, for some time',
    composed({
      block: 'banner',
      show: {
        ...{ audience: 'visitor', from: '2026-12-01T00:00:00+06:00', theme: 'dark' },
        flag: 'FREEPLAY3',
      },
    }),
  ],
  ['an address of the schema', { ...least, $schema: '../../schemas/brand.schema.json' }],
  ['a banner that leads nowhere', home(banner)],
  ['a banner to a route (S3.3)', home({ ...banner, linkageType: 'route', url: '/rng' })],
  ['a banner into a game (S3.3)', home({ ...banner, linkageType: 'game', url: 'PGS-0042' })],
  ['a banner with a title (S3.3)', home({ ...banner, title: words })],
  [
    'a banner with a title, a text and a button (S3.3)',
    home({
      ...banner,
      title: words,
      text: words,
      action: words,
      linkageType: 'route',
      url: '/rng',
    }),
  ],
  ['a licensed brand with its licence', licensed([licence], ['BD'])],
  ['a flag of contracts (S3.13)', { ...least, flags: { divtypereq: false } }],
  ['the digest of a default password (S4.3)', given({ salt: 'k7Qm2xWd9R', digest })],
  ['no human check at a login (S3.6)', { ...least, humanCheck: { login: false } }],
  [
    'another human check with its key',
    { ...least, humanCheck: { provider: 'recaptcha', siteKey: 'key-of-site' } },
  ],
  ['another sender of codes to phones (S7.32)', { ...least, signIn: { phone: firebase } }],
  ['an account elsewhere to sign in with (S7.32)', elsewhere({ clientId: 'client-of-site' })],
  [
    'a stand-in for its provider',
    elsewhere({ clientId: 'client-of-site', authorizationEndpoint: '/sandbox/identity' }),
  ],
  [
    'a field rule in part (S3.7)',
    { ...least, registration: { mobile: { email: { minLength: 9 } } } },
  ],
  [
    'any pattern (S5.2)',
    { ...least, registration: { mobile: { email: { acceptedPattern: '*' } } } },
  ],
];

const REJECTED: [string, unknown][] = [
  ['a home page of nothing', composed()],
  ['a block of no kind', composed({})],
  ['a block of an unknown kind', composed({ block: 'hero' })],
  ['a block with an option of another kind', composed({ block: 'banner', rows: 2 })],
  ['four rows of games', composed({ block: 'games', rows: 4 })],
  [
    'a card that leads to another site',
    composed({ block: 'cards', cards: [{ title: words, to: '//x.yz' }] }),
  ],
  ['a day instead of a moment', composed({ block: 'banner', show: { from: '2026-12-01' } })],
  ['nothing', {}],
  ['no object', []],
  ['a key that it does not know', { ...least, colour: 'red' }],
  ['an id in capitals', { ...least, id: 'Scratch' }],
  ['an id with two hyphens in a row', { ...least, id: 'scr--atch' }],
  ['a merchant code too short', { ...least, merchantCode: 'ABC' }],
  ['a domain with a port', { ...least, domains: { main: 'a.example:80' } }],
  ['a domain with one label', { ...least, domains: { main: 'localhost' } }],
  ['no compliance', { ...least, compliance: undefined }],
  ['a laxer profile', { ...least, compliance: { mode: 'play-money', profile: 'lax' } }],
  ['a licensed brand without licence', licensed([], ['BD'])],
  ['a licensed brand without market', licensed([licence], [])],
  ['a licence without number', licensed([{ ...licence, number: undefined }], ['BD'])],
  ['a banner to a route without url', home({ ...banner, linkageType: 'route' })],
  ['a banner to another origin as route', home({ ...banner, linkageType: 'route', url: '//x.yz' })],
  ['a banner to a script', home({ ...banner, linkageType: 'external', url: 'javascript:x' })],
  ['a banner without words', home({ ...banner, alt: {} })],
  ['a banner with an empty title', home({ ...banner, title: { en: '' } })],
  ['a banner with a title in no language', home({ ...banner, title: {} })],
  ['a banner with a text but no title', home({ ...banner, text: words })],
  ['a banner with a button but no title', home({ ...banner, action: words })],
  ['the same banner twice', home(banner, banner)],
  ['eleven banners', home(...Array.from({ length: 11 }, (_, i) => ({ ...banner, url: `${i}` })))],
  ['an unknown group of banners', { ...least, banners: { w_top: [] } }],
  [
    'an unknown patternId (S5.3)',
    { ...least, registration: { mobile: { email: { patternId: 14 } } } },
  ],
  ['a default password in plain text (S4.3)', given({ salt: 'k7Qm2xWd9R', digest: 'welcome1' })],
  ['a digest without salt', given({ digest })],
  ['another human check without its key', { ...least, humanCheck: { provider: 'recaptcha' } }],
  ['an account elsewhere without an id of the site', elsewhere({})],
  ['an account elsewhere with its secret', elsewhere({ clientId: 'client', clientSecret: 'x' })],
  [
    'an account elsewhere asked without encryption',
    elsewhere({ clientId: 'client-of-site', authorizationEndpoint: 'http://id.example/auth' }),
  ],
  [
    'an account elsewhere asked at another host by its path',
    elsewhere({ clientId: 'client-of-site', authorizationEndpoint: '//id.example/auth' }),
  ],
  [
    'another sender of codes without its project',
    { ...least, signIn: { phone: { ...firebase, projectId: undefined } } },
  ],
  ['accounts elsewhere, and none named', { ...least, signIn: { social: {} } }],
  ['an origin without encryption', { ...least, platform: { imageCDNs: ['http://img.example'] } }],
  ['an invalid tag id', { ...least, analytics: { gtagId: 'UA-1' } }],
  ['the tag of an advertising account', { ...least, analytics: { gtagId: 'AW-123456789' } }],
];

/** Every schema of an object or value below a node, with its path. */
function nodes(node: unknown, path: string): [string, JsonObject][] {
  if (!isObject(node)) return [];
  const properties = isObject(node.properties) ? Object.entries(node.properties) : [];
  const below = properties.flatMap(([name, child]) => nodes(child, `${path}.${name}`));
  return [[path, node], ...below, ...nodes(node.items, `${path}[]`)];
}

describe('the schema of the manifest', () => {
  it.each(ACCEPTED)('accepts %s', (_, manifest) => {
    expect(validate(JSON.parse(JSON.stringify(manifest)))).toBe(true);
  });

  it.each(REJECTED)('rejects %s', (_, manifest) => {
    expect(validate(JSON.parse(JSON.stringify(manifest)))).toBe(false);
  });

  const all = [
    ...nodes(schema, 'brand'),
    ...Object.entries(schema.$defs).flatMap(([name, node]) => nodes(node, name)),
  ];

  it.each(all)('describes %s', (_, node) => {
    expect(node.description ?? node.$ref ?? node.enum).toBeTruthy();
  });

  // A choice between kinds is closed by each kind, and a reference where it leads to.
  const shapes = all.filter(([, node]) => node.type === 'object' && !node.oneOf && !node.$ref);

  it.each(shapes)('closes %s', (_, node) => {
    expect(node.additionalProperties).toBe(false);
  });

  it.each(all.filter(([, node]) => node.pattern))(
    'describes the format of %s in words',
    (_, node) => {
      expect(node.patternErrorMessage).toBeTypeOf('string');
    },
  );

  const optional = all.flatMap(([path, node]) =>
    Object.entries(isObject(node.properties) ? node.properties : {}).map(
      ([name, child]): [string, unknown] => [`${path}.${name}`, child],
    ),
  );

  it.each(
    optional.filter(([, node]) => isObject(node) && 'default' in node && !isObject(node.default)),
  )('has a valid default for %s', (_, node) => {
    if (!isObject(node)) return;
    const { $schema, $defs, properties } = schema;
    const tested = { type: 'object', properties: { ...properties, tested: node } };
    expect(compileSchema({ $schema, ...tested, $defs })({ tested: node.default })).toBe(true);
  });
});
