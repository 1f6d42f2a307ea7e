import { useTranslation } from 'react-i18next';
import type { PromotionStatus } from '#src/platform/contract.generated.ts';
import { useSession } from '#src/session/SessionContext.tsx';
import { Badge, type BadgeProps } from '#src/ui/badge/Badge.tsx';

type Look = Pick<BadgeProps, 'tone' | 'icon'>;

/** A player who can join needs no badge: the button says it. */
type Standing = Exclude<PromotionStatus, 'join'>;

const LOOKS: Record<Standing, Look> = {
  claim: { tone: 'accent', icon: 'ticket' },
  applying: { tone: 'info', icon: 'info' },
  rejected: { tone: 'danger', icon: 'close' },
  issued: { tone: 'success', icon: 'ticket' },
  claimed: { tone: 'success', icon: 'check' },
  expired: {},
  process: { tone: 'info', icon: 'play' },
  joined: { tone: 'info', icon: 'check' },
  coming_soon: { icon: 'calendar' },
};

/** The player's status in a promotion, in words (S4.16); visitors only see which ones are coming soon. */
export function PromotionBadge({ status }: { status: PromotionStatus | null }) {
  const { t } = useTranslation('promotions');
  const { token } = useSession();
  if (status === null || status === 'join') return null;
  if (token === undefined && status !== 'coming_soon') return null;
  return <Badge {...LOOKS[status]}>{t(`status.${status}`)}</Badge>;
}
