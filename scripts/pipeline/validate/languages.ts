import type { JSONPath } from 'jsonc-parser';
import { TAGS } from '#scripts/languages/languageFolders.ts';
import type { BrandCheck, Rule } from './check.ts';
import { asEntries, asList, asTexts, inManifest, lookup, stated } from './check.ts';
import type { Diagnostic } from './diagnostic.ts';
import { isSpoken } from './locales.ts';
import { didYouMean } from './nearest.ts';
import { textsPerLanguage } from './textsPerLanguage.ts';

function defaultWithin(check: BrandCheck, group: string, all: string, what: string): Diagnostic[] {
  const chosen = lookup(check.resolved, [group, 'default']);
  const offered = asTexts(lookup(check.resolved, [group, all]));
  if (typeof chosen !== 'string' || offered.length === 0 || offered.includes(chosen)) return [];
  const own = lookup(check.manifest.value, [group, 'default']) !== undefined;
  return [
    inManifest(check, own ? [group, 'default'] : [group, all], {
      rule: `${what}-default`,
      reason: `The default ${what}, "${chosen}", is not in \`${group}.${all}\`.`,
      suggestion: `choose from ${offered.map((name) => `"${name}"`).join(', ')}`,
    }),
  ];
}

/** The default language and theme must be among those offered. */
export const defaults: Rule = (check) => [
  ...defaultWithin(check, 'languages', 'supported', 'language'),
  ...defaultWithin(check, 'themes', 'available', 'theme'),
];

/** Why a language cannot be named: it has no messages. */
const unspoken = (check: BrandCheck, path: JSONPath, tag: string, at: 'key' | 'value') =>
  inManifest(check, path, {
    rule: 'language',
    at,
    reason: `There is no language folder "${tag}", and the brand brings no locales/${tag}.json.`,
    suggestion: didYouMean(tag, TAGS) ?? `there are ${TAGS.join(', ')}`,
  });

/** Every language that the manifest names must have messages. */
export const spoken: Rule = (check) =>
  [...stated(check, 'languages', 'default'), ...stated(check, 'languages', 'supported', '*')]
    .filter(({ value }) => !isSpoken(check, value))
    .map(({ path, value }) => unspoken(check, path, value, 'value'));

/** So must the language of every text that the manifest gives per language. */
export const textLanguages: Rule = (check) =>
  textsPerLanguage(check.manifest.value)
    .filter(({ value }) => !isSpoken(check, value))
    .map(({ path, value }) => unspoken(check, path, value, 'key'));

/** The languages of the brand that have messages; a text in another would be unused. */
export const languagesOf = (check: BrandCheck) =>
  asTexts(lookup(check.resolved, ['languages', 'supported'])).filter((tag) => isSpoken(check, tag));

/** The texts of a banner, with their names in reports. */
const BANNER_TEXTS = { alt: 'text', title: 'title', text: 'sentence', action: 'button label' };

/** A text that is given must be given in each of the brand's languages. */
export function missingTexts(check: BrandCheck, path: JSONPath, what: string): Diagnostic[] {
  const texts = lookup(check.manifest.value, path);
  if (texts === undefined) return [];
  const missing = languagesOf(check).filter((language) => !lookup(texts, [language]));
  return missing.map((language) =>
    inManifest(check, path, {
      rule: 'text-missing',
      reason: `The ${what} in "${language}" is missing.`,
      suggestion: `add "${language}": "…"`,
    }),
  );
}

/** The texts of a banner. */
export const bannerTexts: Rule = (check) =>
  asEntries(lookup(check.manifest.value, ['banners'])).flatMap(([group, banners]) =>
    asList(banners).flatMap((_, index) =>
      Object.entries(BANNER_TEXTS).flatMap(([key, what]) =>
        missingTexts(check, ['banners', group, index, key], `banner's ${what}`),
      ),
    ),
  );

/** The same for the texts in search engines. */
export const seoTexts: Rule = (check) => {
  const seo = asEntries(lookup(check.manifest.value, ['seo']));
  const parts = [...new Set(seo.flatMap(([, texts]) => asEntries(texts).map(([key]) => key)))];
  return languagesOf(check).flatMap((language) =>
    parts
      .filter((part) => lookup(check.manifest.value, ['seo', language, part]) === undefined)
      .map((part) =>
        inManifest(check, ['seo', language], {
          rule: 'text-missing',
          reason: `The ${part} for search engines in "${language}" is missing.`,
          suggestion: `add "${part}" to \`seo.${language}\``,
          text: `"${language}"`,
        }),
      ),
  );
};
