import { rowsAt } from '#src/modules/select.ts';
import type { ModuleRow } from '#src/modules/types.ts';

/** The entries of the account menu (S2.20): first an agent's own, the agent centre, which is what agents mostly come for. */
export function accountMenuRows(rows: readonly ModuleRow[]): ModuleRow[] {
  const entries = rowsAt(rows, 'accountMenu');
  const isOfAgents = ({ audience }: ModuleRow) => audience === 'agent';
  return [...entries.filter(isOfAgents), ...entries.filter((row) => !isOfAgents(row))];
}
