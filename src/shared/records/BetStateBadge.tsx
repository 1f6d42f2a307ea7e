import type { BetState } from '#src/platform/contract.generated.ts';
import { Badge } from '#src/ui/badge/Badge.tsx';

const ICONS = { open: 'history', settled: 'check', void: 'minus' } as const;

export interface BetStateBadgeProps {
  state: BetState;
  /** The word for the state. */
  label: string;
}

/** The state of a bet, as a word with its icon. */
export const BetStateBadge = ({ state, label }: BetStateBadgeProps) => (
  <Badge icon={ICONS[state]}>{label}</Badge>
);
