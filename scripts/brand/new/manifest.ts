import { isDeepStrictEqual } from 'node:util';
import schema from '#schemas/brand.schema.json' with { type: 'json' };
import type { BrandManifest } from '#src/brand/manifest.ts';
import type { Language } from '#src/brand/resolved.generated.ts';
import { registry } from '#src/modules/registry.ts';
import type { Answers } from './answers.ts';
import { BANNER_SIZES, type BannerGroup } from './art/banners.ts';
import { styleOf } from './styles.ts';

/** A text in each language that a brand can have. */
type Text = Record<Language, (name: string) => string>;

/** The alternative text of each generated picture. */
const ALT: Record<BannerGroup, Text> = {
  w_home: {
    en: (name) => `Shapes in the colours of ${name}: slot games`,
    bn: (name) => `${name}-এর রঙে আঁকা নকশা: স্লট গেম`,
  },
  w_login: { en: (name) => `Good to see you at ${name}`, bn: (name) => `${name}-এ আবার স্বাগতম` },
  w_register: { en: (name) => `Join ${name}`, bn: (name) => `${name}-এ যোগ দিন` },
  w_forget: { en: (name) => `${name} helps you back in`, bn: (name) => `${name} আপনার পাশে আছে` },
  w_leftmenu: { en: (name) => `Games at ${name}`, bn: (name) => `${name}-এর গেম` },
};

/** The texts on the lobby's banner, the only one with any. */
const WORDS = {
  title: { en: (name) => `Welcome to ${name}`, bn: (name) => `${name}-এ স্বাগতম` },
  text: {
    en: () => 'Filter by provider, or search by name.',
    bn: () => 'প্রোভাইডার বেছে নিন, কিংবা নাম লিখে খুঁজুন।',
  },
  action: { en: () => 'See all slots', bn: () => 'সব স্লট দেখুন' },
} as const satisfies Record<string, Text>;

const isLanguage = (text: string): text is Language => text === 'en' || text === 'bn';

/** The file of a group's banner, relative to the brand's folder. */
export const bannerFile = (group: BannerGroup): string =>
  `assets/banners/${group.replace('w_', '')}.svg`;

/** The page of the brand's first game category, if the site has it. */
const firstGames = (): string | undefined => {
  const [category] = schema.properties.categories.default;
  return registry.find((row) => row.category === category)?.route;
};

type Banners = NonNullable<BrandManifest['banners']>;
type Banner = NonNullable<Banners[BannerGroup]>[number];

function banner(group: BannerGroup, name: string, languages: readonly Language[]): Banner {
  const inEach = (text: Text) =>
    Object.fromEntries(languages.map((language) => [language, text[language](name)]));
  const url = group === 'w_home' || group === 'w_leftmenu' ? firstGames() : undefined;
  const words = group === 'w_home' && {
    title: inEach(WORDS.title),
    ...(url && { text: inEach(WORDS.text), action: inEach(WORDS.action) }),
  };
  return {
    image: bannerFile(group),
    alt: inEach(ALT[group]),
    ...words,
    ...(url && { linkageType: 'route', url }),
  };
}

const bannerGroups = Object.keys(BANNER_SIZES).filter(
  (key): key is BannerGroup => key in BANNER_SIZES,
);

/** The languages, if they differ from a brand's defaults. */
function ownLanguages(languages: Language[], first: string): Pick<BrandManifest, 'languages'> {
  const { default: preset, supported } = schema.properties.languages.properties;
  const own = {
    ...(isLanguage(first) && first !== preset.default && { default: first }),
    ...(!isDeepStrictEqual(languages, supported.default) && { supported: languages }),
  };
  return Object.keys(own).length > 0 ? { languages: own } : {};
}

/** The manifest of a new brand: only what differs from the defaults. */
export function manifestOf(answers: Answers, $schema: string): BrandManifest {
  const { id, name, merchantCode, defaultLanguage, style } = answers;
  const languages = answers.languages.filter(isLanguage);
  return {
    $schema,
    id,
    name,
    merchantCode,
    domains: { main: `${id}.example` },
    compliance: { mode: 'play-money' },
    ...ownLanguages(languages, defaultLanguage),
    ...(style && styleOf(style, languages)),
    banners: Object.fromEntries(
      bannerGroups.map((group) => [group, [banner(group, name, languages)]]),
    ),
  };
}
