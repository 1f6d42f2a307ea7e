import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AuthenticatorSetup } from '#src/platform/contract.generated.ts';
import { confirmAuthenticator } from '#src/platform/endpoints/security/security.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { FormFailure } from '#src/session/fields/FormFailure.tsx';
import { SiteForm } from '#src/session/fields/SiteForm.tsx';
import { useFormSubmit } from '#src/session/fields/useFormSubmit.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { CopyButton } from '#src/ui/copyButton/CopyButton.tsx';
import { FormActions } from '#src/ui/form/FormActions.tsx';
import { QRCode } from '#src/ui/qrCode/QRCode.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';
import * as styles from './SetupForm.css.ts';

export interface SetupFormProps {
  setup: AuthenticatorSetup;
  /** A code was tried: it may have counted even if its answer was lost. */
  onTried: () => Promise<void>;
  onConfirmed: () => void;
  onCancel: () => void;
}

/** The setup of an authenticator app: its secret, and its first code to confirm. The secret is never stored. */
export function SetupForm({ setup, onTried, onConfirmed, onCancel }: SetupFormProps) {
  const { t } = useTranslation(['security', 'session']);
  const platform = usePlatform();
  const form = useForm({ defaultValues: { code: '' } });
  const { control, formState } = form;
  const submit = useFormSubmit(form, [], async ({ code }) => {
    await confirmAuthenticator(platform, code.trim()).finally(onTried);
    onConfirmed();
  });
  return (
    <SiteForm label={t('authenticator.title')} onSubmit={submit}>
      <Text>{t('authenticator.scan')}</Text>
      <div className={styles.code}>
        <QRCode text={setup.uri} label={t('authenticator.qr')} />
      </div>
      <Stack gap="xs">
        <Text size="s" tone="secondary">
          {t('authenticator.secret')}
        </Text>
        <Stack direction="row" gap="s" align="center">
          <code className={styles.secret}>{setup.secret}</code>
          <CopyButton
            text={setup.secret}
            labels={{
              copy: t('authenticator.copy'),
              copied: t('authenticator.copied'),
              failed: t('authenticator.copyFailed'),
            }}
          />
        </Stack>
      </Stack>
      <FormFailure state={formState} />
      <Controller
        control={control}
        name="code"
        rules={{ required: t('session:fault.required') }}
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={t('authenticator.code')}
            error={fieldState.error?.message}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
          />
        )}
      />
      <FormActions>
        <Button type="submit" tone="accent" size="l" busy={formState.isSubmitting}>
          {t('authenticator.confirm')}
        </Button>
        <Button tone="quiet" size="l" onClick={onCancel}>
          {t('authenticator.cancel')}
        </Button>
      </FormActions>
    </SiteForm>
  );
}
