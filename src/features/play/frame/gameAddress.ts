import type { PageBrand } from '#src/brand/page.ts';
import { onePerLoad } from '#src/platform/endpoints/games/onePerLoad.ts';

/** Where games of a brand may come from. */
export type GameOrigins = Pick<PageBrand['platform'], 'baseUrl' | 'launchGameCDNs'>;

/**
 * The address that a launch gave, made whole: a path is on one of the manifest's `launchGameCDNs`, the same for the whole load, or on the
 * platform's own origin if it names none (S9.5). Undefined for any other origin: it is never opened as a game.
 *
 * @param url what the platform gave: a whole https address, or a path
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
