import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { RewardUnit } from '#src/platform/contract.generated.ts';
import { usePoints } from './usePoints.ts';

/** Formats a reward in its unit: money with its symbol, points with their name (S9.4). */
export function useRewardAmount(): (reward: { amount: string; unit: RewardUnit }) => string {
  const { t } = useTranslation('session');
  const { amount: money } = useFormat();
  const points = usePoints();
  return ({ amount, unit }) =>
    unit === 'money' ? money(amount) : t('claims.points', { points: points(amount) });
}
