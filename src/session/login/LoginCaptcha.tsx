import { useQuery } from '@tanstack/react-query';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { captchaQuery } from '#src/platform/endpoints/accounts/challenges.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { CaptchaField } from '#src/ui/captchaField/CaptchaField.tsx';

/** The captcha that a login requires after failures (S4.8), within a `FormProvider`; refreshed at most once a second (S9.1). */
export function LoginCaptcha() {
  const { t } = useTranslation('session');
  const { control } = useFormContext<{ captcha: string }>();
  const { data, isError, isFetching, refetch } = useQuery(captchaQuery(usePlatform()));
  return (
    <Controller
      control={control}
      name="captcha"
      rules={{ required: t('fault.required') }}
      render={({ field, fieldState }) => (
        <CaptchaField
          {...field}
          label={t('captcha.label')}
          error={fieldState.error?.message}
          image={
            data && !isFetching
              ? { state: 'ready', src: data.image }
              : { state: isError && !isFetching ? 'failed' : 'loading' }
          }
          onRefresh={() => {
            field.onChange('');
            refetch();
          }}
          labels={{
            picture: t('captcha.picture'),
            refresh: t('captcha.refresh'),
            failed: t('captcha.failed'),
          }}
          required
        />
      )}
    />
  );
}
