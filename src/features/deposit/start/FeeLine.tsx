import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { isPositive } from '#src/shared/balance/minorUnits.ts';
import { Text } from '#src/ui/text/Text.tsx';
import { amountToPay } from './depositAmounts.ts';

export interface FeeLineProps {
  /** The amount credited. */
  amount: string;
  /** The provider's fee on top of it. */
  fee: string;
}

/** The total that a player pays including the provider's fee; nothing without a fee. */
export function FeeLine({ amount, fee }: FeeLineProps) {
  const { t } = useTranslation('deposit');
  const format = useFormat();
  if (!isPositive(fee)) return null;
  return (
    <Text size="s">
      {t('withFee', {
        total: format.amount(amountToPay(amount, fee)),
        amount: format.amount(amount),
        fee: format.amount(fee),
      })}
    </Text>
  );
}
