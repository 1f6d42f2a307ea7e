import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { DateTime } from '#src/ui/dateTime/DateTime.tsx';
import { lastMomentOf } from './lastMomentOf.ts';

/** The last day of a link in the market's time, if it has one. */
export function LastDay({ expiresAt }: { expiresAt: string | null }) {
  const { t } = useTranslation('agentRegistration');
  const { date } = useFormat();
  if (expiresAt === null) return t('noLastDay');
  const last = lastMomentOf(expiresAt);
  return <DateTime moment={last} text={date(last, 'date')} />;
}
