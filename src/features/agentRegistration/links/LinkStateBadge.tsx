import { useTranslation } from 'react-i18next';
import type { LinkState } from '#src/platform/contract.generated.ts';
import { Badge, type BadgeProps } from '#src/ui/badge/Badge.tsx';

const TONES: Readonly<Record<LinkState, NonNullable<BadgeProps['tone']>>> = {
  open: 'success',
  disabled: 'neutral',
  expired: 'warning',
  usedUp: 'warning',
};

/** Badge for whether a link can be used. */
export function LinkStateBadge({ state }: { state: LinkState }) {
  const { t } = useTranslation('agentRegistration');
  return <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>;
}
