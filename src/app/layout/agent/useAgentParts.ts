import { useSite } from '#src/app/SiteContext.tsx';
import { agentMenuParts } from '#src/modules/agentMenu.ts';
import type { ModuleRow } from '#src/modules/types.ts';
import { useBreakUntil } from '#src/session/useBreakUntil.ts';

/** The screens of the agent centre's menu, part by part. On a break nobody is asked to pay in. */
export function useAgentParts(): readonly (readonly ModuleRow[])[] {
  const { rows } = useSite();
  const onBreak = useBreakUntil() !== undefined;
  return agentMenuParts(onBreak ? rows.filter(({ id }) => id !== 'deposit') : rows);
}
