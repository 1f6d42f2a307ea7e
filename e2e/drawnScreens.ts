import { drawnOf, EVERYTHING } from '#scripts/test/draw.ts';
import { registry } from '#src/modules/registry.ts';
import { brandRows } from '#src/modules/select.ts';
import type { ModuleRow } from '#src/modules/types.ts';
import type { Site } from './sites.ts';

/** How many screens of a group of people are looked at in a language. */
const MANY = 3;

/** `count` of several, drawn for a key; all at night. */
export function someOf<Each>(key: string, all: readonly Each[], count: number): Each[] {
  if (EVERYTHING) return [...all];
  const left = [...all];
  const chosen: Each[] = [];
  while (chosen.length < count && left.length > 0) {
    const [one] = drawnOf(`${key} ${chosen.length}`, left);
    if (one === undefined) break;
    left.splice(left.indexOf(one), 1);
    chosen.push(one);
  }
  return chosen;
}

/** The screens of a site to look at in a language: some that everyone can open, some of players, some of agents. */
export function drawnScreens({ brand }: Site, language: string): ModuleRow[] {
  const rows = brandRows(registry, brand);
  const groups = [['everyone', 'visitor'], ['player', 'member'], ['agent']];
  return groups.flatMap((audiences) =>
    someOf(
      `screens of ${audiences} in ${language}`,
      rows.filter(({ audience }) => audiences.includes(audience)),
      MANY,
    ),
  );
}
