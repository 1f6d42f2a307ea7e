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

/** What a reward paid, or would have paid. */
export function RecordAmount({ amount, unit }: Pick<RewardRecord, 'amount' | 'unit'>) {
  const worth = useRewardAmount();
  return <Money value={amount} text={worth({ amount, unit })} />;
}

/** What became of a reward. */
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
