import type { Tier } from '#scripts/languages/languageFolders.ts';
import type { BrandCheck, Placed, Rule } from './check.ts';
import { asTexts, inManifest, lookup, stated } from './check.ts';
import type { Diagnostic } from './diagnostic.ts';

/** The tier of a language: a language that the brand brings itself has none. */
const tierOf = ({ context }: BrandCheck, tag: string): Tier | undefined =>
  context.languages.find((one) => one.tag === tag)?.tier;

/** The official languages, as a list to choose from. */
const officialOnes = ({ context }: BrandCheck): string =>
  context.languages
    .filter(({ tier }) => tier === 'official')
    .map(({ tag }) => `"${tag}"`)
    .join(', ');

/** The languages that the brand offers, each at its place in the manifest; those of the default at the manifest's start. */
function offered(check: BrandCheck): Placed<string>[] {
  const named = stated(check, 'languages', 'supported', '*');
  if (named.length > 0) return named;
  const path = lookup(check.manifest.value, ['languages']) === undefined ? [] : ['languages'];
  const all = asTexts(lookup(check.resolved, ['languages', 'supported']));
  return all.map((value) => ({ path, value }));
}

const draftOffered = (check: BrandCheck, { path, value }: Placed<string>): Diagnostic =>
  inManifest(check, path, {
    rule: 'language-draft',
    text: `"${value}"`,
    reason: `The messages of "${value}" are a draft, which only sites in development offer.`,
    suggestion: `remove it, or raise its tier in languages/${value}/language.json`,
  });

const unofficialOffered = (check: BrandCheck, { path, value }: Placed<string>): Diagnostic =>
  inManifest(check, path, {
    rule: 'language-unofficial',
    text: `"${value}"`,
    reason: `A licensed brand offers official languages only, and "${value}" is not official: nobody has reviewed its messages.`,
    suggestion: `offer ${officialOnes(check)}`,
  });

/** A release offers no draft of a language, and a licensed brand only languages that people answer for. */
export const tiers: Rule = (check) => {
  const licensed = lookup(check.resolved, ['compliance', 'mode']) === 'licensed';
  return offered(check).flatMap((language) => {
    const tier = tierOf(check, language.value);
    // A language without messages is reported for that.
    if (!tier && !Object.hasOwn(check.source.locales, language.value)) return [];
    if (tier === 'draft' && !check.context.drafts) return [draftOffered(check, language)];
    if (tier !== 'official' && licensed) return [unofficialOffered(check, language)];
    return [];
  });
};
