import { useTranslation } from 'react-i18next';
import { useCurrency } from '#src/shared/balance/useCurrency.ts';
import { AmountField } from '#src/ui/amountField/AmountField.tsx';
import type { Controlled } from '#src/ui/field/controlled.ts';
import { TextField } from '#src/ui/textField/TextField.tsx';
import type { OwnLimit } from './ownLimit.ts';

export interface LimitFieldProps extends Controlled<string>, Pick<OwnLimit, 'unit'> {
  error: string | undefined;
}

/** The field of a limit: amount or minutes. */
export function LimitField({ unit, ...field }: LimitFieldProps) {
  const { t } = useTranslation('protection');
  const currency = useCurrency();
  const label = t('form.most');
  return unit === 'money' ? (
    <AmountField {...field} {...currency} label={label} required />
  ) : (
    <TextField
      {...field}
      label={label}
      suffix={t('form.unit')}
      inputMode="numeric"
      autoComplete="off"
      required
    />
  );
}
