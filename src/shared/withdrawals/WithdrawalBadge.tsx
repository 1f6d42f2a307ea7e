import { useTranslation } from 'react-i18next';
import type { Withdrawal } from '#src/platform/contract.generated.ts';
import { Badge, type BadgeProps } from '#src/ui/badge/Badge.tsx';
import { stageOf, type WithdrawalStage } from './withdrawalStage.ts';

const LOOKS: Record<WithdrawalStage, Required<Pick<BadgeProps, 'tone' | 'icon'>>> = {
  'in-process': { tone: 'info', icon: 'history' },
  approved: { tone: 'info', icon: 'check' },
  paying: { tone: 'info', icon: 'arrowUp' },
  sent: { tone: 'warning', icon: 'alert' },
  paid: { tone: 'success', icon: 'check' },
  rejected: { tone: 'danger', icon: 'close' },
};

/** The state of a withdrawal, in a word (S3.16). */
export function WithdrawalBadge({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('session');
  const stage = stageOf(withdrawal);
  return <Badge {...LOOKS[stage]}>{t(`withdrawal.state.${stage}`)}</Badge>;
}
