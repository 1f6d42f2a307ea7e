import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { AmountField, type AmountFieldProps } from '#src/ui/amountField/AmountField.tsx';
import { useCurrency } from '../useCurrency.ts';
import { usualAmounts } from './amounts.ts';

export interface TransferAmountFieldProps
  extends Omit<
    AmountFieldProps,
    'label' | 'currencySymbol' | 'decimals' | 'quickAmounts' | 'required'
  > {
  /** The balance of the source wallet. */
  available: string;
}

/** The amount of a transfer, with buttons for usual amounts within the balance and for all of it. */
export function TransferAmountField({ available, ...field }: TransferAmountFieldProps) {
  const { t } = useTranslation('session');
  const format = useFormat();
  const currency = useCurrency();
  return (
    <AmountField
      {...field}
      {...currency}
      label={t('transfer.amount')}
      required
      quickAmounts={{
        label: t('transfer.usual'),
        amounts: [
          ...usualAmounts(available).map((amount) => ({ amount, label: format.amount(amount) })),
          { amount: available, label: t('transfer.all') },
        ],
      }}
    />
  );
}
