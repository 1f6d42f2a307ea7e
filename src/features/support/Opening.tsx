import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { LiveChatModel } from '#src/platform/endpoints/chat/liveChat.ts';
import { usePlatformClock } from '#src/platform/usePlatformClock.ts';
import { Badge } from '#src/ui/badge/Badge.tsx';
import { useSecondsLeft } from '#src/ui/countdown/useSecondsLeft.ts';
import { Text } from '#src/ui/text/Text.tsx';

/** Whether the staff of a live chat are there now, by the platform's clock, until when, or when they are again; nothing if unknown. */
export function Opening({ openUntil, opensAt }: Pick<LiveChatModel, 'openUntil' | 'opensAt'>) {
  const { t } = useTranslation('support');
  const { date } = useFormat();
  const change = openUntil ?? opensAt;
  const isBefore = useSecondsLeft(change === null ? 0 : Date.parse(change), usePlatformClock()) > 0;
  if (change === null) return null;
  if ((openUntil !== null) !== isBefore) {
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
