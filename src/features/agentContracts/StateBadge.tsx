import type { Contract, ContractState } from '#src/platform/contract.generated.ts';
import { Badge, type BadgeProps } from '#src/ui/badge/Badge.tsx';
import { useContractWords } from './useContractWords.ts';

const TONES: Readonly<Record<ContractState, NonNullable<BadgeProps['tone']>>> = {
  offered: 'accent',
  accepted: 'success',
  rejected: 'warning',
  terminated: 'neutral',
};

/** Badge with the state of a contract (S4.16). */
export function StateBadge({ contract }: { contract: Pick<Contract, 'state' | 'end'> }) {
  const words = useContractWords();
  return <Badge tone={TONES[contract.state]}>{words.state(contract)}</Badge>;
}
