import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
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
  const { currencySymbol } = useBrand().market;
  const label = t('form.most');
  return unit === 'money' ? (
    <AmountField {...field} label={label} currencySymbol={currencySymbol} required />
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
