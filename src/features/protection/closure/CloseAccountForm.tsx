import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { closeAccount } from '#src/platform/endpoints/profile/profile.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { PlatformError } from '#src/platform/PlatformError.ts';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { CurrentPasswordField } from '#src/session/fields/CurrentPasswordField.tsx';
import { SiteForm } from '#src/session/fields/SiteForm.tsx';
import { useFormSubmit } from '#src/session/fields/useFormSubmit.ts';
import type { StepUpGuard } from '#src/session/stepUp/useStepUp.tsx';
import { useLogout } from '#src/session/useLogout.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FormActions } from '#src/ui/form/FormActions.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';

/** The consequences of closing, and the password for it. Logs out afterwards. */
export function CloseAccountForm({ stepUp }: { stepUp: StepUpGuard['run'] }) {
  const { t } = useTranslation(['protection', 'session']);
  const words = useErrorMessage();
  const platform = usePlatform();
  const toast = useToast();
  const leave = useLogout();
  const form = useForm({ defaultValues: { password: '' } });
  const { control, formState } = form;
  const { root } = formState.errors;
  const submit = useFormSubmit(form, ['password'], async (body) => {
    try {
      if (!(await stepUp((token) => closeAccount(platform, body, token)))) return;
    } catch (error) {
      const wrong = error instanceof PlatformError && error.code === 'password_wrong';
      if (!wrong) throw error;
      form.setError('password', { message: words(error) }, { shouldFocus: true });
      return;
    }
    toast({ tone: 'info', title: t('closure.done') });
    leave();
  });
  return (
    <SiteForm label={t('closure.title')} onSubmit={submit}>
      <Stack as="ul" gap="xs">
        {[t('closure.final'), t('closure.money'), t('closure.points')].map((fact) => (
          <li key={fact}>
            <Text>{fact}</Text>
          </li>
        ))}
      </Stack>
      {root?.message && <FormError title={root.message} />}
      <Controller
        control={control}
        name="password"
        rules={{ required: t('session:fault.required') }}
        render={({ field, fieldState }) => (
          <CurrentPasswordField {...field} error={fieldState.error?.message} />
        )}
      />
      <FormActions>
        <Button type="submit" tone="danger" busy={formState.isSubmitting}>
          {t('closure.submit')}
        </Button>
      </FormActions>
    </SiteForm>
  );
}
