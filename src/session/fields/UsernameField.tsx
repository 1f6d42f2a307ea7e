import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '#src/ui/textField/TextField.tsx';

/** The required field `username` of a form, for the name of an existing account, within a `FormProvider`. */
export function UsernameField({ label }: { label: string }) {
  const { t } = useTranslation('session');
  const { control } = useFormContext<{ username: string }>();
  return (
    <Controller
      control={control}
      name="username"
      rules={{ required: t('fault.required') }}
      render={({ field, fieldState }) => (
        <TextField
          {...field}
          label={label}
          error={fieldState.error?.message}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
    />
  );
}
