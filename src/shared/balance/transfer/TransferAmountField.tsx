import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { useFormat } from '#src/i18n/useFormat.ts';
import { AmountField, type AmountFieldProps } from '#src/ui/amountField/AmountField.tsx';
import { usualAmounts } from './amounts.ts';

export interface TransferAmountFieldProps
  extends Omit<AmountFieldProps, 'label' | 'currencySymbol' | 'quickAmounts' | 'required'> {
  /** What the wallet holds that the amount is taken from. */
  available: string;
}

/** The amount of a transfer, with the usual ones that the wallet covers and all of it, each by one press. */
export function TransferAmountField({ available, ...field }: TransferAmountFieldProps) {
  const { t } = useTranslation('session');
  const format = useFormat();
  const { currencySymbol } = useBrand().market;
  return (
    <AmountField
      {...field}
      label={t('transfer.amount')}
      currencySymbol={currencySymbol}
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
