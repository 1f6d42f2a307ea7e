import { featureOf, rowsAt } from '#src/modules/select.ts';
import type { ModuleRow } from '#src/modules/types.ts';

/** The part of the agents' menu for a row. */
function partOf({ id, audience, policy, screen }: ModuleRow): number {
  if (id === 'agentHome') return 0;
  // The cashier, which agents use as members.
  if (audience !== 'agent') return 1;
  // The inbox and customer service, whose screens the site has too.
  if (!featureOf(screen).startsWith('agent')) return 4;
  // The payments of contracts.
  return policy ? 3 : 2;
}

/**
 * The entries of the agent centre's menu in the specification's order, part by part: the home page, the cashier, the team, contract
 * payments, and messages with customer service (S2.17).
 */
export function agentMenuParts(rows: readonly ModuleRow[]): ModuleRow[][] {
  const parts: ModuleRow[][] = [[], [], [], [], []];
  for (const row of rowsAt(rows, 'agentCentre')) parts[partOf(row)]?.push(row);
  return parts.filter((part) => part.length > 0);
}
