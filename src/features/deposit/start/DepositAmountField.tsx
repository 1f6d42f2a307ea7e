import { type Control, Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { DepositMethod } from '#src/platform/contract.generated.ts';
import { AmountField } from '#src/ui/amountField/AmountField.tsx';
import { amountFault, quickAmounts } from './depositAmounts.ts';
import type { DepositValues } from './depositValues.ts';

export interface DepositAmountFieldProps {
  control: Control<DepositValues>;
  method: DepositMethod;
  /** The rest of the player's own limits; null if they have set none. */
  depositLeft: string | null;
}

/** The amount field of a deposit, with quick amounts. */
export function DepositAmountField({ control, method, depositLeft }: DepositAmountFieldProps) {
  const { t } = useTranslation(['deposit', 'session']);
  const format = useFormat();
  const { currencySymbol } = useBrand().market;
  const { least, most } = method;
  const check = (amount: string) => {
    const fault = amountFault(amount, method, depositLeft);
    if (!fault) return true;
    if (fault === 'digits') return t('session:fault.digits');
    return t(`amount.${fault}`, { amount: format.amount(fault === 'least' ? least : most) });
  };
  return (
    <Controller
      control={control}
      name="amount"
      rules={{ validate: check }}
      render={({ field, fieldState }) => (
        <AmountField
          {...field}
          label={t('amount.label')}
          hint={t('amount.hint', { least: format.amount(least), most: format.amount(most) })}
          error={fieldState.error?.message}
          currencySymbol={currencySymbol}
          required
          quickAmounts={{
            label: t('amount.quick'),
            amounts: quickAmounts(method).map((amount) => ({
              amount,
              label: format.amount(amount),
            })),
          }}
        />
      )}
    />
  );
}
