import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { Text } from '#src/ui/text/Text.tsx';

/** The start of the next missions. No countdown: offers do not hurry players. */
export function MissionReset({ endsAt }: { endsAt: string }) {
  const { t } = useTranslation('missions');
  const { date } = useFormat();
  return (
    <Text size="s" tone="secondary">
      {t('resets', { moment: date(endsAt, 'dateTime') })}
    </Text>
  );
}
