import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { TouchedController } from '#src/session/fields/TouchedController.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';
import type { NewLinkValues } from './newLinkValues.ts';
import { MOST_USES, typedUses } from './typedUses.ts';

/** The registration limit of a link; empty for no limit. */
export function UseLimitField() {
  const { t } = useTranslation('agentRegistration');
  const { count } = useFormat();
  const { control } = useFormContext<NewLinkValues>();
  return (
    <TouchedController
      control={control}
      name="useLimit"
      rules={{
        validate: (typed) =>
          typedUses(typed) === null
            ? t('useLimitFault.invalid', { most: count(MOST_USES) })
            : undefined,
      }}
      render={({ field, fieldState }) => (
        <TextField
          {...field}
          label={t('field.useLimit')}
          hint={t('field.useLimitHint')}
          error={fieldState.error?.message}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
    />
  );
}
