import { featureOf, rowsAt } from '#src/modules/select.ts';
import type { ModuleRow } from '#src/modules/types.ts';

/** What a row of the agents' menu is for. */
function partOf({ id, audience, policy, screen }: ModuleRow): number {
  if (id === 'agentHome') return 0;
  // The cashier, which agents have as members.
  if (audience !== 'agent') return 1;
  // The inbox and customer service, whose screens the site has too.
  if (!featureOf(screen).startsWith('agent')) return 4;
  // What contracts paid.
  return policy ? 3 : 2;
}

/**
 * The entries of the menu of the agent centre in the specification's order, part by part: the home page, the cashier, the team, what
 * contracts paid, and messages with customer service (S2.17).
 */
export function agentMenuParts(rows: readonly ModuleRow[]): ModuleRow[][] {
  const parts: ModuleRow[][] = [[], [], [], [], []];
  for (const row of rowsAt(rows, 'agentCentre')) parts[partOf(row)]?.push(row);
  return parts.filter((part) => part.length > 0);
}
