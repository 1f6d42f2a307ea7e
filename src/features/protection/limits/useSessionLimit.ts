import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Protection } from '#src/platform/contract.generated.ts';
import { setSessionLimit } from '#src/platform/endpoints/protection/limits.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { type OwnLimit, raiseOf } from './ownLimit.ts';

/** The time limit of a play session. */
export function useSessionLimit(protection: Protection): OwnLimit {
  const { t } = useTranslation('protection');
  const { count } = useFormat();
  const platform = usePlatform();
  const { sessionMinutes } = protection;
  return {
    name: 'session',
    title: t('session.limit'),
    unit: 'minutes',
    held: sessionMinutes === null ? undefined : String(sessionMinutes),
    raise: raiseOf(protection, 'session'),
    words: (minutes) => t('session.minutes', { minutes: count(Number(minutes)) }),
    set: (value) => setSessionLimit(platform, { minutes: value === null ? null : Number(value) }),
  };
}
