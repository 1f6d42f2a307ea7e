import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { resetPasswordByLink } from '#src/platform/endpoints/security/passwords.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { FormFailure } from '#src/session/fields/FormFailure.tsx';
import { NewPasswordFields } from '#src/session/fields/NewPasswordFields.tsx';
import { SiteForm } from '#src/session/fields/SiteForm.tsx';
import { useFormSubmit } from '#src/session/fields/useFormSubmit.ts';
import { usePasswordRule } from '#src/session/fields/usePasswordRule.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FormActions } from '#src/ui/form/FormActions.tsx';
import { StatePanel } from '#src/ui/statePanel/StatePanel.tsx';
import { Text } from '#src/ui/text/Text.tsx';

export interface ResetByLinkFormProps {
  /** The token of the link. */
  token: string;
}

/** Sets a password by an e-mailed link; ends all sessions (S7.12). */
export function ResetByLinkForm({ token }: ResetByLinkFormProps) {
  const { t } = useTranslation(['recovery', 'session']);
  const platform = usePlatform();
  const rule = usePasswordRule();
  const [done, setDone] = useState(false);
  const form = useForm({ defaultValues: { password: '', confirmPassword: '' } });
  const submit = useFormSubmit(form, ['password', 'confirmPassword'], async (values) => {
    await resetPasswordByLink(platform, {
      token,
      newPassword: values.password,
      confirmNewPassword: values.confirmPassword,
    });
    setDone(true);
  });
  if (done) return <StatePanel icon="check" title={t('done.title')} hint={t('done.text')} />;
  return (
    <FormProvider {...form}>
      <SiteForm label={t('title')} onSubmit={submit}>
        <Text tone="secondary">{t('linkText')}</Text>
        <FormFailure state={form.formState} />
        <NewPasswordFields rule={rule} label={t('session:password.new')} rated />
        <FormActions>
          <Button type="submit" tone="accent" size="l" busy={form.formState.isSubmitting}>
            {t('linkSubmit')}
          </Button>
        </FormActions>
      </SiteForm>
    </FormProvider>
  );
}
