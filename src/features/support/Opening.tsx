import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { Badge } from '#src/ui/badge/Badge.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import type { OpeningState } from './useOpening.ts';

/** Whether the staff of a live chat are there now, until when, or when they are again; nothing if unknown. */
export function Opening({ change, isBefore, isOpen }: OpeningState) {
  const { t } = useTranslation('support');
  const { date } = useFormat();
  if (change === null) return null;
  if (!isOpen) {
    return (
      <Text size="s">
        <Badge>{t('chats.closed')}</Badge>
        {isBefore && <> {t('chats.opensAt', { moment: date(change, 'dateTime') })}</>}
      </Text>
    );
  }
  return (
    <Text size="s">
      <Badge tone="success" icon="check">
        {isBefore ? t('chats.openUntil', { time: date(change, 'time') }) : t('chats.openNow')}
      </Badge>
    </Text>
  );
}
