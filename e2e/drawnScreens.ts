import { EVERYTHING } from '#scripts/test/draw.ts';
import { registry } from '#src/modules/registry.ts';
import { openRows } from '#src/modules/select.ts';
import type { ModuleRow } from '#src/modules/types.ts';
import { someOf } from './drawnLanguages.ts';
import { agentScreensFor, screensFor } from './screenAddresses.ts';
import type { Site } from './sites.ts';

/** The people who look at a site. */
export const VIEWERS = ['visitor', 'player', 'agent'] as const;
export type Viewer = (typeof VIEWERS)[number];

/** The number of screens that a push looks at as each of them. */
const AT_PUSH = 2;

/** The rows that each of them looks at: what everyone may see is the visitor's. */
const ROWS: Record<Viewer, (site: Site) => ModuleRow[]> = {
  visitor: ({ brand }) =>
    openRows(registry, brand).filter(
      ({ audience }) => audience === 'everyone' || audience === 'visitor',
    ),
  player: (site) => screensFor(site).filter(({ audience }) => audience !== 'everyone'),
  agent: agentScreensFor,
};

/** The screens to look at in a language: two drawn ones for each viewer, at night all. */
export function drawnScreens(site: Site, viewer: Viewer, language: string): ModuleRow[] {
  const rows = ROWS[viewer](site);
  return EVERYTHING ? rows : someOf(`screens of ${viewer} in ${language}`, rows, AT_PUSH);
}
