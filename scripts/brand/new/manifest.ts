import { isDeepStrictEqual } from 'node:util';
import schema from '#schemas/brand.schema.json' with { type: 'json' };
import { SOURCE, STANDARD } from '#scripts/languages/languageFolders.ts';
import { textInEach } from '#scripts/languages/texts.ts';
import { newestOf, STEPS } from '#scripts/pipeline/versions/steps.ts';
import type { BrandManifest } from '#src/brand/manifest.ts';
import { registry } from '#src/modules/registry.ts';
import type { Answers } from './answers.ts';
import { BANNER_SIZES, type BannerGroup } from './art/banners.ts';
import { styleOf } from './styles.ts';

/** The texts of new brands. */
const TEXTS = 'operator/newBrand';

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

function banner(group: BannerGroup, name: string, languages: readonly string[]): Banner {
  const inEach = (key: string) => textInEach(languages, TEXTS, key, { name });
  const url = group === 'w_home' || group === 'w_leftmenu' ? firstGames() : undefined;
  const words = group === 'w_home' && {
    title: inEach('banner.title'),
    ...(url && { text: inEach('banner.text'), action: inEach('banner.action') }),
  };
  return {
    image: bannerFile(group),
    alt: inEach(`alt.${group}`),
    ...words,
    ...(url && { linkageType: 'route', url }),
  };
}

const bannerGroups = Object.keys(BANNER_SIZES).filter(
  (key): key is BannerGroup => key in BANNER_SIZES,
);

/** The languages, if they differ from a brand's defaults. */
function ownLanguages(languages: string[], first: string): Pick<BrandManifest, 'languages'> {
  const own = {
    ...(first !== SOURCE && { default: first }),
    ...(!isDeepStrictEqual(languages, STANDARD) && { supported: languages }),
  };
  return Object.keys(own).length > 0 ? { languages: own } : {};
}

/** The manifest of a new brand: only what differs from the defaults. */
export function manifestOf(answers: Answers, $schema: string): BrandManifest {
  const { id, name, merchantCode, languages, defaultLanguage, style } = answers;
  return {
    $schema,
    schemaVersion: newestOf(STEPS),
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
