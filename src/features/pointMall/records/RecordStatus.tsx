import { useTranslation } from 'react-i18next';
import type { PointState } from '#src/platform/contract.generated.ts';
import { Badge, type BadgeProps } from '#src/ui/badge/Badge.tsx';

const LOOKS: Record<PointState, Pick<BadgeProps, 'tone' | 'icon'>> = {
  in_process: { tone: 'info', icon: 'info' },
  rejected: { tone: 'danger', icon: 'close' },
  approved: { tone: 'success', icon: 'check' },
};

/** A record's status, in words (S4.16). */
export function RecordStatus({ status }: { status: PointState }) {
  const { t } = useTranslation('pointMall');
  return <Badge {...LOOKS[status]}>{t(`records.${status}`)}</Badge>;
}
