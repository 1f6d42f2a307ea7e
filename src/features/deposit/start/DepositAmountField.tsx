import { type Control, Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { DepositMethod } from '#src/platform/contract.generated.ts';
import { useAmountSyntaxMessage } from '#src/shared/balance/useAmountSyntaxMessage.ts';
import { useCurrency } from '#src/shared/balance/useCurrency.ts';
import { AmountField } from '#src/ui/amountField/AmountField.tsx';
import { limitFault, quickAmounts } from './depositAmounts.ts';
import type { DepositValues } from './depositValues.ts';

export interface DepositAmountFieldProps {
  control: Control<DepositValues>;
  method: DepositMethod;
  /** The rest of the player's own limits; null if they have set none. */
  depositLeft: string | null;
}

/** The amount field of a deposit, with quick amounts. */
export function DepositAmountField({ control, method, depositLeft }: DepositAmountFieldProps) {
  const { t } = useTranslation('deposit');
  const format = useFormat();
  const currency = useCurrency();
  const { least, most } = method;
  const typedFault = useAmountSyntaxMessage();
  const checkLimits = (amount: string) => {
    const fault = limitFault(amount, method, depositLeft);
    const limit = format.amount(fault === 'least' ? least : most);
    return !fault || t(`amount.${fault}`, { amount: limit });
  };
  return (
    <Controller
      control={control}
      name="amount"
      rules={{ validate: (amount) => typedFault(amount) ?? checkLimits(amount) }}
      render={({ field, fieldState }) => (
        <AmountField
          {...field}
          label={t('amount.label')}
          hint={t('amount.hint', { least: format.amount(least), most: format.amount(most) })}
          error={fieldState.error?.message}
          {...currency}
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
