import schema from '#schemas/brand.schema.json' with { type: 'json' };
import type { JsonFile } from '../jsonFile.ts';
import { siteSources } from '../markets.ts';
import type { BrandSource } from '../readBrand.ts';
import { resolveBrand } from '../resolve.ts';
import { diagnosticsAcross } from './across.ts';
import { oneTag } from './analytics.ts';
import { assets } from './assets.ts';
import { background } from './background.ts';
import { blocks, gameHeads } from './blocks.ts';
import { categoryArt } from './categoryArt.ts';
import type { BrandCheck, Rule } from './check.ts';
import type { ValidationContext } from './context.ts';
import type { Diagnostic } from './diagnostic.ts';
import { documents } from './documents.ts';
import { frame } from './frame.ts';
import { identity } from './identity.ts';
import { bannerTexts, defaults, seoTexts, spoken, textLanguages } from './languages.ts';
import { addresses, bannerTargets } from './links.ts';
import { messages } from './locales.ts';
import { logos } from './logo.ts';
import { currencySymbol, realMarket, servedMarkets } from './market.ts';
import { marketDiagnostics } from './markets.ts';
import { ownPages } from './ownPages.ts';
import { payments } from './payments.ts';
import { loginAfterRegistration, registrationFields } from './registration.ts';
import { compileSchema, schemaDiagnostics } from './schema.ts';
import { unreadVersion } from './schemaVersion.ts';
import { secrets } from './secrets.ts';
import { syntaxDiagnostics } from './syntax.ts';
import { texts } from './texts.ts';
import { tiers } from './tiers.ts';
import { tokens } from './tokens.ts';
import { typefaces } from './typefaces.ts';

const validateManifest = compileSchema(schema);

/** The third stage, rule by rule. */
const RULES: ((check: BrandCheck) => ReturnType<Rule> | Promise<Diagnostic[]>)[] = [
  identity,
  realMarket,
  currencySymbol,
  servedMarkets,
  payments,
  spoken,
  textLanguages,
  tiers,
  defaults,
  bannerTexts,
  seoTexts,
  bannerTargets,
  blocks,
  gameHeads,
  ownPages,
  documents,
  frame,
  addresses,
  oneTag,
  registrationFields,
  loginAfterRegistration,
  messages,
  texts,
  secrets,
  assets,
  logos,
  background,
  categoryArt,
  typefaces,
  tokens,
];

const place = ({ file, line, column, text }: Diagnostic) => `${file}:${line}:${column} ${text}`;
const byPlace = (a: Diagnostic, b: Diagnostic) =>
  a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column;

/** All errors of one site of a brand: syntax, schema, meaning. */
async function validateSite(
  source: BrandSource,
  context: ValidationContext,
): Promise<Diagnostic[]> {
  const { manifest } = source;
  const files = [manifest, ...Object.values(source.tokens), ...Object.values(source.locales)];
  const shape = [
    ...files.flatMap(syntaxDiagnostics),
    ...schemaDiagnostics(manifest, validateManifest),
  ];
  const check = { source, manifest, resolved: resolveBrand(manifest.value ?? {}), context };
  const meaning = (await Promise.all(RULES.map((rule) => rule(check)))).flat();
  // A value of the wrong shape needs no second complaint about its meaning.
  const told = new Set(shape.map(place));
  return [...shape, ...meaning.filter((diagnostic) => !told.has(place(diagnostic)))];
}

/** The rules about files that no site needs: one that any market uses may be there. */
const UNUSED_FILE = new Set(['file', 'locale', 'page']);

/** The errors of a brand from those of its sites: what the sites share is reported once. */
function ofBrand(sites: readonly Diagnostic[][]): Diagnostic[] {
  const [own = []] = sites;
  const places = sites.map((site) => new Set(site.map(place)));
  const told = new Set(own.map(place));
  const ofMarkets = sites
    .slice(1)
    .flatMap((site) =>
      site.filter((diagnostic) => !told.has(place(diagnostic)) && told.add(place(diagnostic))),
    );
  return [...own, ...ofMarkets].filter(
    (diagnostic) =>
      !UNUSED_FILE.has(diagnostic.rule) || places.every((site) => site.has(place(diagnostic))),
  );
}

/**
 * All errors of one brand by itself, its further markets included, in file order. A broken file hides no errors of the others. Never throws
 * on any folder content.
 */
export async function validateBrand(
  source: BrandSource,
  context: ValidationContext,
): Promise<Diagnostic[]> {
  const unread = unreadVersion(source.manifest, source.id);
  if (unread.length > 0) return unread;
  const sites = await Promise.all(siteSources(source).map((site) => validateSite(site, context)));
  return [...ofBrand(sites), ...marketDiagnostics(source)].sort(byPlace);
}

/**
 * All errors of the brands, in one run, including values that must be unique among them and `others`: brands that are not checked, but
 * whose merchant codes and domains are taken.
 */
export async function validateBrands(
  sources: readonly BrandSource[],
  context: ValidationContext,
  others: readonly Pick<BrandSource, 'manifest'>[] = [],
): Promise<Diagnostic[]> {
  const each = await Promise.all(sources.map((source) => validateBrand(source, context)));
  const sites = sources.flatMap(siteSources);
  return [...each.flat(), ...diagnosticsAcross(sites, others.flatMap(siteSources))].sort(byPlace);
}

/** All errors of the manifest by itself: the first two stages. */
export function manifestDiagnostics(manifest: JsonFile): Diagnostic[] {
  return [...syntaxDiagnostics(manifest), ...schemaDiagnostics(manifest, validateManifest)];
}
