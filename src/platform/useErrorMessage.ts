import { useTranslation } from 'react-i18next';
import type { MessageTree } from '#src/i18n/messages.generated.ts';
import { useFormat } from '#src/i18n/useFormat.ts';
import { PlatformError } from '#src/platform/PlatformError.ts';
import { usePlatformClock } from '#src/platform/usePlatformClock.ts';

type Code = keyof MessageTree['platform']['error'];

const MINUTE_MS = 60_000;

/** The end of a wait of some seconds, rounded up to a whole minute of the clock, so never too early. */
const wholeMinuteAfter = (now: number, seconds: number): number =>
  Math.ceil((now + seconds * 1000) / MINUTE_MS) * MINUTE_MS;

/**
 * The message for a failure: the catalogue's for its code (S8.8), else the platform's own, else a general one. Too many requests come with
 * the time of the next allowed try, if the platform gives it (S9.6).
 */
export function useErrorMessage(): (error: unknown) => string {
  const { t, i18n } = useTranslation('platform');
  const { count, date } = useFormat();
  const now = usePlatformClock();
  const known = (code: string): code is Code => i18n.exists(`platform:error.${code}`);
  return (error) => {
    if (!(error instanceof PlatformError)) return t('error.unexpected_error');
    const { code, message, retryAfter } = error;
    if (code === 'too_many_requests' && retryAfter !== undefined) {
      return retryAfter * 1000 < MINUTE_MS
        ? t('wait.seconds', { count: retryAfter, seconds: count(retryAfter) })
        : t('wait.until', { time: date(wholeMinuteAfter(now(), retryAfter), 'time') });
    }
    if (known(code)) return t(`error.${code}`);
    return message || t('error.unexpected_error');
  };
}
