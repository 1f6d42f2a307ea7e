import { useState } from 'react';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { sendPasswordLink } from '#src/platform/endpoints/security/passwords.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { FormFailure } from '#src/session/fields/FormFailure.tsx';
import { SiteForm } from '#src/session/fields/SiteForm.tsx';
import { UsernameField } from '#src/session/fields/UsernameField.tsx';
import { useDraft } from '#src/session/fields/useDraft.ts';
import { useFormSubmit } from '#src/session/fields/useFormSubmit.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FormActions } from '#src/ui/form/FormActions.tsx';
import { StatePanel } from '#src/ui/statePanel/StatePanel.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

/** The platform's e-mail address pattern. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The form to e-mail a reset link (S5.7). Never reveals whether a name is registered. */
export function RequestResetLinkForm() {
  const { t, i18n } = useTranslation('recovery');
  const { count } = useFormat();
  const platform = usePlatform();
  const [minutes, setMinutes] = useState<number>();
  const form = useForm({ defaultValues: { username: '', email: '' } });
  const { control, formState } = form;
  const forget = useDraft(form, { name: 'recovery.email', fields: ['username', 'email'] });
  const submit = useFormSubmit(form, [], async (values) => {
    const given = { username: values.username.trim(), email: values.email.trim() };
    const sent = await sendPasswordLink(platform, i18n.language, given);
    forget();
    setMinutes(sent.expiredMinutes);
  });
  if (minutes !== undefined) {
    const text = t('sent.text', { minutes: count(minutes) });
    return (
      <StatePanel icon="info" title={t('sent.title')} hint={text}>
        <Button onClick={() => setMinutes(undefined)}>{t('sent.again')}</Button>
      </StatePanel>
    );
  }
  return (
    <FormProvider {...form}>
      <SiteForm label={t('by.email')} onSubmit={submit}>
        <FormFailure state={formState} />
        <UsernameField label={t('username')} />
        <Controller
          control={control}
          name="email"
          rules={{ validate: (value) => EMAIL.test(value.trim()) || t('emailInvalid') }}
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              type="email"
              inputMode="email"
              label={t('email')}
              error={fieldState.error?.message}
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
          )}
        />
        <FormActions>
          <Button type="submit" tone="accent" size="l" busy={formState.isSubmitting}>
            {t('emailSubmit')}
          </Button>
        </FormActions>
      </SiteForm>
    </FormProvider>
  );
}
