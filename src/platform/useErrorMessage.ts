import { useTranslation } from 'react-i18next';
import type { MessageTree } from '#src/i18n/messages.generated.ts';
import { PlatformError } from '#src/platform/PlatformError.ts';

type Code = keyof MessageTree['platform']['error'];

/**
 * Words for a failure: those of our catalogue for its code (S8.8), else the platform's own, else the general ones.
 */
export function useErrorMessage(): (error: unknown) => string {
  const { t, i18n } = useTranslation('platform');
  const known = (code: string): code is Code => i18n.exists(`platform:error.${code}`);
  return (error) => {
    if (!(error instanceof PlatformError)) return t('error.unexpected_error');
    if (known(error.code)) return t(`error.${error.code}`);
    return error.message || t('error.unexpected_error');
  };
}
