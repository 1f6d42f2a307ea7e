import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { login } from '#src/platform/endpoints/accounts/login.ts';
import { changePassword } from '#src/platform/endpoints/security/passwords.ts';
import { PlatformContext, usePlatform } from '#src/platform/PlatformContext.tsx';
import { PlatformError } from '#src/platform/PlatformError.ts';
import { FormFailure } from '#src/session/fields/FormFailure.tsx';
import { NewPasswordFields } from '#src/session/fields/NewPasswordFields.tsx';
import { SiteForm } from '#src/session/fields/SiteForm.tsx';
import { useFormSubmit } from '#src/session/fields/useFormSubmit.ts';
import { usePasswordRule } from '#src/session/fields/usePasswordRule.ts';
import { platformAs } from '#src/session/platformAs.ts';
import { useStepUp } from '#src/session/stepUp/useStepUp.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { FormActions } from '#src/ui/form/FormActions.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import type { Area, SignInStep } from './signInStep.ts';
import type { SignIn } from './useSignIn.ts';

/**
 * Whether the password is changed already. The old one was just accepted, so it is wrong only if a change succeeded and its answer was
 * lost; logging in with the new one shows it.
 */
const isChangedAlready = (error: unknown): boolean =>
  error instanceof PlatformError && error.code === 'password_wrong';

export interface ForcedChangeFormProps {
  area: Area;
  step: Extract<SignInStep, { name: 'change' }>;
  signIn: SignIn;
}

/**
 * The form for a required new password; then the player is logged in with it (S4.3, S4.4). The old one is known from the login and not
 * asked for again (S5.8); with CHNGPASSVERIF3 the platform asks for a step-up.
 */
export function ForcedChangeForm({ area, step, signIn }: ForcedChangeFormProps) {
  const { t, i18n } = useTranslation('session');
  const brand = useBrand();
  const platform = usePlatform();
  const unopened = platformAs(brand, step.token);
  const rule = usePasswordRule();
  const stepUp = useStepUp();
  const form = useForm({ defaultValues: { password: '', confirmPassword: '' } });
  const submit = useFormSubmit(form, ['password', 'confirmPassword'], async (values) => {
    const { username, password: oldPassword } = step.proof;
    const { password, confirmPassword: confirmNewPassword } = values;
    const change = { oldPassword, newPassword: password, confirmNewPassword };
    const isDone = await stepUp.run((stepUpToken) =>
      changePassword(unopened, change, stepUpToken).catch((error: unknown) => {
        if (!isChangedAlready(error)) throw error;
      }),
    );
    if (!isDone) return;
    const proof = { type: 'username' as const, username, password };
    const result = await login(platform, i18n.language, { ...proof, area });
    const firstTimeLogin = step.firstTimeLogin || result.firstTimeLogin;
    signIn.proven({ ...result, firstTimeLogin }, proof);
  });
  return (
    <FormProvider {...form}>
      <SiteForm label={t('change.title')} onSubmit={submit}>
        <Text tone="secondary">{t('change.text')}</Text>
        <FormFailure state={form.formState} />
        <NewPasswordFields rule={rule} label={t('password.new')} rated />
        <FormActions>
          <Button type="submit" tone="accent" size="l" busy={form.formState.isSubmitting}>
            {t('change.submit')}
          </Button>
        </FormActions>
      </SiteForm>
      <PlatformContext value={unopened}>{stepUp.dialog}</PlatformContext>
    </FormProvider>
  );
}
