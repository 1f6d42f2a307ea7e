import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { PointConfig } from '#src/platform/contract.generated.ts';
import { HowItWorks } from '#src/shared/rewards/HowItWorks.tsx';
import { usePoints } from '#src/shared/rewards/usePoints.ts';

/** One unit of money, the worth of `pointsPerUnit`. */
const UNIT = '1.00';

/** How points are earned, redeemed and converted; with the platform's rates once loaded (S7.30, S9.6). */
export function HowPointsWork({ config }: { config?: PointConfig | undefined }) {
  const { t } = useTranslation('pointMall');
  const format = useFormat();
  const points = usePoints();
  const lines = [
    config ? t('how.earnRate', { stake: format.amount(config.stakePerPoint) }) : t('how.earn'),
    t('how.redeem'),
    config
      ? t('how.convertRate', {
          points: points(config.pointsPerUnit),
          unit: format.amount(UNIT),
        })
      : t('how.convert'),
    t('how.expire'),
  ];
  return <HowItWorks id="how-points-work" title={t('how.title')} lines={lines} />;
}
