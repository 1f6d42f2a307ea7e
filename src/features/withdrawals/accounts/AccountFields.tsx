import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PayoutMethod } from '#src/platform/contract.generated.ts';
import { Select } from '#src/ui/select/Select.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';
import { fitsKind } from './accountNumber.ts';
import type { AccountValues } from './accountValues.ts';

/** The fields of an account kind: provider and number, with the labels and validation of the kind. */
export function AccountFields({ method: { kind, providers } }: { method: PayoutMethod }) {
  const { t } = useTranslation('withdrawals');
  const { control } = useFormContext<AccountValues>();
  const isOffered = (chosen: string | null) => chosen !== null && providers.includes(chosen);
  const check = (typed: string) => {
    if (typed.trim() === '') return t('bind.numberMissing');
    return fitsKind(kind, typed) || t(`bind.numberWrong.${kind}`);
  };
  return (
    <>
      <Controller
        control={control}
        name="provider"
        rules={{ validate: (chosen) => isOffered(chosen) || t('bind.providerMissing') }}
        render={({ field, fieldState }) => (
          <Select
            {...field}
            label={t(`bind.provider.${kind}`)}
            placeholder={t('bind.choose')}
            value={isOffered(field.value) ? field.value : null}
            error={fieldState.error?.message}
            required
            options={providers.map((provider) => ({ value: provider, label: provider }))}
          />
        )}
      />
      <Controller
        control={control}
        name="number"
        rules={{ validate: check }}
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={t(`bind.number.${kind}`)}
            hint={t(`bind.numberHint.${kind}`)}
            error={fieldState.error?.message}
            type={kind === 'mobile-wallet' ? 'tel' : 'text'}
            autoComplete={kind === 'mobile-wallet' ? 'tel' : 'off'}
            autoCapitalize="off"
            spellCheck={false}
            dir="ltr"
            required
          />
        )}
      />
    </>
  );
}
