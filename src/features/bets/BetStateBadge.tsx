import { useTranslation } from 'react-i18next';
import type { BetState } from '#src/platform/endpoints/records/bets.ts';
import { Badge } from '#src/ui/badge/Badge.tsx';

const ICONS = { open: 'history', settled: 'check', void: 'minus' } as const;

/** What has become of a bet. */
export function BetStateBadge({ state }: { state: BetState }) {
  const { t } = useTranslation('bets');
  return <Badge icon={ICONS[state]}>{t(`state.${state}`)}</Badge>;
}
