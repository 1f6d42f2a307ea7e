import { UsageError } from '#scripts/command/exit.ts';
import { sha256 } from '#scripts/pipeline/hash.ts';
import { brandOfSite } from '#scripts/pipeline/markets.ts';
import { didYouMean } from '#scripts/pipeline/validate/nearest.ts';

const SHARE = /^(\d{1,2}|100)%$/;
const PERCENT = 100;

/** The brands in an order that says nothing about them, and is the same each time. */
const shuffled = (sites: readonly string[]): string[] =>
  [...sites].sort((a, b) => (sha256(a) < sha256(b) ? -1 : 1));

function ringOf(text: string, sites: readonly string[], known: readonly string[]): string[] {
  if (text === 'all') return [...sites];
  const share = SHARE.exec(text)?.[1];
  if (share !== undefined) {
    if (Number(share) === 0) throw new UsageError(`--rings: ${text} is a share of no brand.`);
    return shuffled(sites).slice(0, Math.ceil((sites.length * Number(share)) / PERCENT));
  }
  return text.split(',').flatMap((part) => {
    const name = part.trim();
    const isNamed = (site: string) => site === name || brandOfSite(site) === name;
    if (known.some(isNamed)) return sites.filter(isNamed);
    const hint = didYouMean(name, known) ?? 'give names, a share such as 10%, or all';
    throw new UsageError(`--rings: "${name}" is not among the brands to promote: ${hint}`);
  });
}

/**
 * Reads rings such as `zephyr,bora;10%;all`: the brands that each one adds, in order. A share is of all brands to promote, those of
 * earlier rings included.
 * @param known the brands that may be named, also where they are not to promote
 * @throws UsageError if it cannot be read
 */
export function parseRings(
  text: string,
  sites: readonly string[],
  known: readonly string[] = sites,
): string[][] {
  const done = new Set<string>();
  const rings = text.split(';').map((part) => {
    const ring = ringOf(part.trim(), sites, known).filter((site) => !done.has(site));
    for (const site of ring) done.add(site);
    return ring.sort();
  });
  return rings.filter((ring) => ring.length > 0);
}
