import { registry } from '#src/modules/registry.ts';
import { openRows } from '#src/modules/select.ts';
import type { Audience, ModuleRow } from '#src/modules/types.ts';
import { gameOf } from './playedGame.ts';
import type { Site } from './sites.ts';

/** The open module rows of a site, each screen once. */
function screensOf({ brand }: Site, fits: (audience: Audience) => boolean): ModuleRow[] {
  const seen = new Set<string>();
  return openRows(registry, brand).filter(({ audience, screen }) => {
    const first = fits(audience) && !seen.has(screen);
    if (first) seen.add(screen);
    return first;
  });
}

/** The rows of a site that a player can open. */
export const screensFor = (site: Site): ModuleRow[] =>
  screensOf(site, (audience) => audience !== 'visitor' && audience !== 'agent');

/** The rows of a site that only agents can open. */
export const agentScreensFor = (site: Site): ModuleRow[] =>
  screensOf(site, (audience) => audience === 'agent');

/** The route of a row, with the parameters that its screen needs. */
export async function routeOf(site: Site, { id, route }: ModuleRow): Promise<string> {
  if (id !== 'play' && id !== 'vendor') return route;
  const list = id === 'play' ? 'gameType=RNG' : 'gameType=LIVE';
  const { vassalage, gameCode, gameType } = await gameOf(site, list);
  const query = new URLSearchParams(
    id === 'play' ? { vassalage, gameCode } : { vassalage, gameType },
  );
  return `${route}?${query}`;
}

/** The full URL of a row. */
export const addressOf = async (site: Site, row: ModuleRow): Promise<string> =>
  site.origin + (await routeOf(site, row));
