import { useTranslation } from 'react-i18next';
import { PlatformError } from '#src/platform/PlatformError.ts';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';

/** Explains why a message was not sent, and what to do. The pause after five messages is in seconds, not in minutes. */
export function useRefusal(): (error: unknown) => string {
  const { t } = useTranslation('chatRoom');
  const words = useErrorMessage();
  return (error) =>
    error instanceof PlatformError && error.code === 'too_many_requests'
      ? t('write.pause')
      : `${t('write.notSent')} ${words(error)}`;
}
