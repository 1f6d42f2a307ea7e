import type { PageBrand } from '#src/brand/page.ts';
import { onePerLoad } from '#src/platform/endpoints/games/onePerLoad.ts';

/** The origins of a brand's games. */
export type GameOrigins = Pick<PageBrand['platform'], 'baseUrl' | 'launchGameCDNs'>;

/**
 * Resolves a launch URL: a path is on one of the manifest's `launchGameCDNs`, the same for the whole page load, or on the platform's own
 * origin if it names none (S9.5). Undefined for other origins: they are never opened as a game.
 *
 * @param url the platform's value: an absolute https URL, or a path
 * @param site the origin of the page
 */
export function gameAddress(
  url: string,
  { baseUrl, launchGameCDNs }: GameOrigins,
  site: string,
): URL | undefined {
  const own = new URL(baseUrl, site);
  const home = new URL(onePerLoad(launchGameCDNs) ?? own);
  if (!URL.canParse(url, home)) return undefined;
  const address = new URL(url, home);
  const known = [own, ...launchGameCDNs.map((cdn) => new URL(cdn))];
  return known.some(({ origin }) => origin === address.origin) ? address : undefined;
}
