import { registry } from '#src/modules/registry.ts';
import { openRows } from '#src/modules/select.ts';
import type { ModuleRow } from '#src/modules/types.ts';
import { gameOf } from './playedGame.ts';
import type { Site } from './sites.ts';

/** The rows of a site that a player can open, each screen once. */
export function screensFor({ brand }: Site): ModuleRow[] {
  const seen = new Set<string>();
  return openRows(registry, brand).filter(({ audience, screen }) => {
    const first = audience !== 'visitor' && audience !== 'agent' && !seen.has(screen);
    if (first) seen.add(screen);
    return first;
  });
}

/** The route of a row, with what its screen needs to show anything. */
export async function routeOf(site: Site, { id, route }: ModuleRow): Promise<string> {
  if (id !== 'play' && id !== 'vendor') return route;
  const list = id === 'play' ? 'gameType=RNG' : 'gameType=LIVE';
  const { vassalage, gameCode, gameType } = await gameOf(site, list);
  const query = new URLSearchParams(
    id === 'play' ? { vassalage, gameCode } : { vassalage, gameType },
  );
  return `${route}?${query}`;
}

/** Its whole address. */
export const addressOf = async (site: Site, row: ModuleRow): Promise<string> =>
  site.origin + (await routeOf(site, row));
