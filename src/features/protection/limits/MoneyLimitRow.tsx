import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Protection } from '#src/platform/contract.generated.ts';
import { ProgressBar } from '#src/ui/progress/ProgressBar.tsx';
import { LimitRow } from './LimitRow.tsx';
import { heldLimit, type MoneyLimitOf, useMoneyLimit } from './useMoneyLimit.ts';

export interface MoneyLimitRowProps {
  which: MoneyLimitOf;
  protection: Protection;
}

/** A money limit, with its current usage. */
export function MoneyLimitRow({ which, protection }: MoneyLimitRowProps) {
  const { t } = useTranslation('protection');
  const { amount } = useFormat();
  const limit = useMoneyLimit(protection, which);
  const held = heldLimit(protection, which);
  return (
    <LimitRow limit={limit}>
      {held && (
        <ProgressBar
          label={limit.title}
          value={Number(held.used)}
          max={Number(held.amount)}
          tone={Number(held.left) > 0 ? 'accent' : 'warning'}
          valueText={t('used', { used: amount(held.used), most: amount(held.amount) })}
        />
      )}
    </LimitRow>
  );
}
