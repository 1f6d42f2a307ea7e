import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { RewardRecord } from '#src/platform/contract.generated.ts';
import { useRewardAmount } from '#src/shared/rewards/useRewardAmount.ts';
import { Badge } from '#src/ui/badge/Badge.tsx';
import { DateTime } from '#src/ui/dateTime/DateTime.tsx';
import { Money } from '#src/ui/money/Money.tsx';

/** When a reward was claimed or expired, in the market's time. */
export function RecordMoment({ at }: Pick<RewardRecord, 'at'>) {
  const { date } = useFormat();
  return <DateTime moment={at} text={date(at, 'dateTime')} />;
}

/** The amount of a reward, paid or not. */
export function RecordAmount({ amount, unit }: Pick<RewardRecord, 'amount' | 'unit'>) {
  const worth = useRewardAmount();
  return <Money value={amount} text={worth({ amount, unit })} />;
}

/** Claimed or expired. */
export function RecordState({ state }: Pick<RewardRecord, 'state'>) {
  const { t } = useTranslation('rewards');
  return state === 'claimed' ? (
    <Badge tone="success" icon="check">
      {t('history.claimed')}
    </Badge>
  ) : (
    <Badge>{t('history.expired')}</Badge>
  );
}
