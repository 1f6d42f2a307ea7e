import { useTranslation } from 'react-i18next';
import type { BetState } from '#src/platform/contract.generated.ts';
import { Badge } from '#src/ui/badge/Badge.tsx';

const ICONS = { open: 'history', settled: 'check', void: 'minus' } as const;

/** What has become of a bet. */
export function BetStateBadge({ state }: { state: BetState }) {
  const { t } = useTranslation('agentRecords');
  return <Badge icon={ICONS[state]}>{t(`bets.state.${state}`)}</Badge>;
}
