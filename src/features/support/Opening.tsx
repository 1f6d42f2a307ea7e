import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { Badge } from '#src/ui/badge/Badge.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import type { OpeningState } from './useOpening.ts';

/** Whether the staff of a live chat are there now, until when, or when they are again; nothing if unknown. */
export function Opening({ change, isBefore, isOpen }: OpeningState) {
  const { t } = useTranslation('support');
  const { date } = useFormat();
  if (change === null) return null;
  if (!isOpen) {
    return (
      <Stack direction="row" gap="s" align="center" wrap>
        <Badge>{t('chats.closed')}</Badge>
        {isBefore && (
          <Text size="s">{t('chats.opensAt', { moment: date(change, 'dateTime') })}</Text>
        )}
      </Stack>
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
