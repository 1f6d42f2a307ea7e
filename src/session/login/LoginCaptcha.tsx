import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { captchaQuery } from '#src/platform/endpoints/accounts/challenges.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { CaptchaField } from '#src/ui/captchaField/CaptchaField.tsx';
import type { Controlled } from '#src/ui/field/controlled.ts';

export interface LoginCaptchaProps extends Controlled<string> {
  error: string | undefined;
}

/** The captcha that a login asks for after failures (S4.8); refreshed at most once a second (S9.1). */
export function LoginCaptcha(props: LoginCaptchaProps) {
  const { t } = useTranslation('session');
  const { data, isError, isFetching, refetch } = useQuery(captchaQuery(usePlatform()));
  const refresh = () => {
    props.onChange('');
    refetch();
  };
  return (
    <CaptchaField
      {...props}
      label={t('captcha.label')}
      image={
        data && !isFetching
          ? { state: 'ready', src: data.image }
          : { state: isError && !isFetching ? 'failed' : 'loading' }
      }
      onRefresh={refresh}
      labels={{
        picture: t('captcha.picture'),
        refresh: t('captcha.refresh'),
        failed: t('captcha.failed'),
      }}
      required
    />
  );
}
