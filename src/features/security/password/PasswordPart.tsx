import { Controller, FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { PlatformError } from '#src/platform/PlatformError.ts';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { CurrentPasswordField } from '#src/session/fields/CurrentPasswordField.tsx';
import { FormFailure } from '#src/session/fields/FormFailure.tsx';
import { NewPasswordFields } from '#src/session/fields/NewPasswordFields.tsx';
import { SiteForm } from '#src/session/fields/SiteForm.tsx';
import { useFormSubmit } from '#src/session/fields/useFormSubmit.ts';
import { usePasswordRule } from '#src/session/fields/usePasswordRule.ts';
import { useStepUp } from '#src/session/stepUp/useStepUp.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { FormActions } from '#src/ui/form/FormActions.tsx';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';
import { Part } from '../parts/Part.tsx';
import { type PasswordValues, useChangePassword } from './useChangePassword.ts';

const NAMES = ['oldPassword', 'password', 'confirmPassword'] as const;
const EMPTY: PasswordValues = { oldPassword: '', password: '', confirmPassword: '' };

/** Changes the password, with the old one and any required step-up (S5.8, CHNGPASSVERIF3); then the lobby (S4.4). */
export function PasswordPart() {
  const { t } = useTranslation(['security', 'session']);
  const words = useErrorMessage();
  const toast = useToast();
  const navigate = useNavigate();
  const rule = usePasswordRule();
  const change = useChangePassword();
  const stepUp = useStepUp();
  const form = useForm({ defaultValues: EMPTY });
  const { control, formState } = form;
  const submit = useFormSubmit(form, NAMES, async (values) => {
    try {
      if (!(await stepUp.run((token) => change(values, token)))) return;
    } catch (error) {
      const wrong = error instanceof PlatformError && error.code === 'password_wrong';
      if (!wrong) throw error;
      form.setError('oldPassword', { message: words(error) }, { shouldFocus: true });
      return;
    }
    form.reset();
    toast({ tone: 'success', title: t('password.done'), text: t('password.doneText') });
    navigate('/');
  });
  return (
    <Part id="security-password" title={t('password.title')} text={t('password.text')}>
      <FormProvider {...form}>
        <SiteForm label={t('password.title')} onSubmit={submit}>
          <FormFailure state={formState} />
          <Controller
            control={control}
            name="oldPassword"
            rules={{ required: t('session:fault.required') }}
            render={({ field, fieldState }) => (
              <CurrentPasswordField
                {...field}
                label={t('password.old')}
                error={fieldState.error?.message}
              />
            )}
          />
          <NewPasswordFields rule={rule} label={t('session:password.new')} rated />
          <FormActions>
            <Button type="submit" tone="accent" size="l" busy={formState.isSubmitting}>
              {t('password.submit')}
            </Button>
          </FormActions>
        </SiteForm>
      </FormProvider>
      {stepUp.dialog}
    </Part>
  );
}
