import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { Text } from '#src/ui/text/Text.tsx';

export interface ComparedUntilProps {
  /** The moment that the period before is counted to. */
  until: string;
  /** The period is today alone. */
  oneDay: boolean;
}

/** How much of the period before the figures of an unfinished one are compared with. */
export function ComparedUntil({ until, oneDay }: ComparedUntilProps) {
  const { t } = useTranslation('agentHome');
  const { date } = useFormat();
  return (
    <Text size="s" tone="secondary">
      {oneDay
        ? t('compared.yesterday', { time: date(until, 'time') })
        : t('compared.before', { moment: date(until, 'dateTime') })}
    </Text>
  );
}
