import { useTranslation } from 'react-i18next';
import type { VerificationState } from '#src/platform/contract.generated.ts';
import { Badge, type BadgeProps } from '#src/ui/badge/Badge.tsx';

const LOOKS: Record<VerificationState, Pick<BadgeProps, 'tone' | 'icon'>> = {
  not_started: { tone: 'neutral', icon: 'info' },
  in_review: { tone: 'info', icon: 'history' },
  more_needed: { tone: 'warning', icon: 'alert' },
  approved: { tone: 'success', icon: 'check' },
  refused: { tone: 'danger', icon: 'close' },
};

/** The badge for the state of an identity verification (KYC). */
export function VerificationBadge({ state }: { state: VerificationState }) {
  const { t } = useTranslation('session');
  return <Badge {...LOOKS[state]}>{t(`identity.state.${state}`)}</Badge>;
}
