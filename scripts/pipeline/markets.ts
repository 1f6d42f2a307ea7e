import type { Node } from 'jsonc-parser';
import { isObject, type JsonFile, treeValue } from './jsonFile.ts';
import type { BrandSource } from './readBrand.ts';

/** Separates brand and market in the name of a market's site; neither has a dot in its name. */
const DOT = '.';

/** Keys of a market that name it and say nothing about its site. */
const OF_THE_MARKET = ['id'];

/** Keys that a market never takes from the brand: a licence or a help line of one country is none of another. */
const NOT_INHERITED: Readonly<Record<string, readonly string[]>> = {
  '': ['markets', 'merchantCode', 'domains'],
  compliance: ['licences', 'markets', 'helpLines'],
};

/** The name of a market's site: `brand.np`. */
const marketSiteId = (brandId: string, marketId: string): string => `${brandId}${DOT}${marketId}`;

/** The brand of a site, which the brand's own site has the name of. */
export const brandOfSite = (siteId: string): string => siteId.split(DOT, 1)[0] ?? siteId;

const keyOf = (property: Node): string => String(property.children?.[0]?.value);
const childOf = (property: Node): Node | undefined => property.children?.[1];

const without = (properties: readonly Node[], keys: readonly string[]): Node[] =>
  properties.filter((property) => !keys.includes(keyOf(property)));

/** A property with another value, at the place of the original. */
const withChild = (property: Node, child: Node): Node => ({
  ...property,
  children: [...(property.children?.slice(0, 1) ?? []), child],
});

/**
 * Lays one tree over another: objects merge, all else replaces, as defaults do. Every node keeps its place in the file, so that a
 * diagnostic about the merged manifest names the line that is wrong.
 */
function overlay(base: Node | undefined, own: Node | undefined, key: string): Node | undefined {
  if (base?.type !== 'object' || own?.type !== 'object') return own ?? base;
  const ofBase = without(base.children ?? [], NOT_INHERITED[key] ?? []);
  const ofOwn = key === '' ? without(own.children ?? [], OF_THE_MARKET) : (own.children ?? []);
  const replaced = ofBase.map((property) => {
    const over = ofOwn.find((one) => keyOf(one) === keyOf(property));
    if (!over) return property;
    const merged = overlay(childOf(property), childOf(over), keyOf(property));
    return merged ? withChild(over, merged) : over;
  });
  const names = new Set(ofBase.map(keyOf));
  const added = ofOwn.filter((property) => !names.has(keyOf(property)));
  return { ...own, children: [...replaced, ...added] };
}

const itemsOf = (manifest: JsonFile): Node[] => {
  const markets = manifest.tree?.children?.find((property) => keyOf(property) === 'markets');
  return (markets && childOf(markets)?.children) ?? [];
};

/** The parts of a manifest for further markets, with their ids; those without an id are left out. */
function partsOf(manifest: JsonFile): { id: string; tree: Node }[] {
  return itemsOf(manifest).flatMap((tree) => {
    const value = treeValue(tree);
    return isObject(value) && typeof value.id === 'string' ? [{ id: value.id, tree }] : [];
  });
}

type Manifested = Pick<BrandSource, 'manifest' | 'market'>;

function ofMarket<T extends Manifested>(source: T, id: string, tree: Node): T {
  const merged = overlay(source.manifest.tree, tree, '');
  // The file's syntax errors are the brand's, and are reported there.
  const manifest = { ...source.manifest, tree: merged, value: treeValue(merged), errors: [] };
  return { ...source, market: { id, of: source.manifest }, manifest };
}

/** The brand as each of its further markets sees it, in manifest order: the manifest with the market's own values. */
export const marketSources = <T extends Manifested>(source: T): T[] =>
  partsOf(source.manifest).map(({ id, tree }) => ofMarket(source, id, tree));

/** The sources of all sites of a brand: its own, and those of its further markets. */
export const siteSources = <T extends Manifested>(source: T): T[] => [
  source,
  ...marketSources(source),
];

/** The sources of the brand's sites for other countries. */
export function otherSources(source: BrandSource): BrandSource[] {
  const { market, manifest, ...brand } = source;
  const own: BrandSource = { ...brand, manifest: market?.of ?? manifest };
  const all = siteSources(own);
  return all.filter((other) => other.market?.id !== market?.id);
}

/** The name of a source's site, which is its folder's name among the built sites. */
export const siteIdOf = ({ id, market }: Pick<BrandSource, 'id' | 'market'>): string =>
  market === undefined ? id : marketSiteId(id, market.id);

/** The source of one of a brand's sites, by the site's name. Throws for one that the brand does not have. */
export function sourceOfSite(brand: BrandSource, siteId: string): BrandSource {
  const source = siteSources(brand).find((one) => siteIdOf(one) === siteId);
  if (!source) throw new Error(`There is no site ${siteId}.`);
  return source;
}

/** The names of the sites of a manifest, the brand's own first. */
export const siteIdsOf = (brandId: string, manifest: JsonFile): string[] => [
  brandId,
  ...partsOf(manifest).map(({ id }) => marketSiteId(brandId, id)),
];
