import { type Control, Controller, type FieldValues, type Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '#src/ui/textField/TextField.tsx';
import { numberFault } from './transactionNumber.ts';

export interface TransactionFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: Path<Values>;
}

/** The field for the transaction ID of a manual payment, with its validation. */
export function TransactionField<Values extends FieldValues>({
  control,
  name,
}: TransactionFieldProps<Values>) {
  const { t } = useTranslation('deposit');
  const check = (typed: string) => {
    const fault = numberFault(typed);
    return !fault || t(`report.${fault}`);
  };
  return (
    <Controller
      control={control}
      name={name}
      rules={{ validate: check }}
      render={({ field, fieldState }) => (
        <TextField
          {...field}
          label={t('report.number')}
          hint={t('report.hint')}
          error={fieldState.error?.message}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
      )}
    />
  );
}
