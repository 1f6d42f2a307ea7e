import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ContactKind } from '#src/platform/endpoints/security/contacts.ts';
import { PhoneInput } from '#src/session/phone/PhoneInput.tsx';
import { usePhoneCheck } from '#src/session/phone/usePhoneCheck.ts';
import { TextField } from '#src/ui/textField/TextField.tsx';
import type { ContactValues } from './contactValues.ts';

/** The pattern of an e-mail address; whether it exists, the code sent there shows. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The contact that is to be bound, within a `FormProvider`. */
export function ContactField({ kind }: { kind: ContactKind }) {
  const { t } = useTranslation('security');
  const { control } = useFormContext<ContactValues>();
  const checkPhone = usePhoneCheck();
  if (kind === 'mobile') {
    return (
      <Controller
        control={control}
        name="mobile"
        rules={{ validate: checkPhone }}
        render={({ field, fieldState }) => (
          <PhoneInput {...field} error={fieldState.error?.message} required />
        )}
      />
    );
  }
  return (
    <Controller
      control={control}
      name="email"
      rules={{ validate: (value) => EMAIL.test(value.trim()) || t('contacts.emailInvalid') }}
      render={({ field, fieldState }) => (
        <TextField
          {...field}
          type="email"
          inputMode="email"
          label={t('overview.email')}
          hint={t('contacts.emailHint')}
          error={fieldState.error?.message}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
    />
  );
}
