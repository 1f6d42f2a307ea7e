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

/** The address of a row, with what its screen needs to show anything. */
export async function addressOf(site: Site, { id, route }: ModuleRow): Promise<string> {
  if (id !== 'play' && id !== 'vendor') return site.origin + route;
  const list = id === 'play' ? 'gameType=RNG' : 'gameType=LIVE';
  const { vassalage, gameCode, gameType } = await gameOf(site, list);
  const query = new URLSearchParams(
    id === 'play' ? { vassalage, gameCode } : { vassalage, gameType },
  );
  return `${site.origin}${route}?${query}`;
}
