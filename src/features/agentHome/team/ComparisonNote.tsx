import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { Text } from '#src/ui/text/Text.tsx';

export interface ComparisonNoteProps {
  /** The time up to which the period before is counted. */
  until: string;
  /** Whether the period is today only. */
  oneDay: boolean;
}

/** Explains how much of the period before an unfinished period is compared with. */
export function ComparisonNote({ until, oneDay }: ComparisonNoteProps) {
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
