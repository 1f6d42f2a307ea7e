import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { ChatMessage } from '#src/platform/endpoints/chat/chatRoom.ts';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { byDay } from './byDay.ts';
import { ChatLine } from './ChatLine.tsx';
import * as styles from './ChatRoomScreen.css.ts';
import { useDayName } from './useDayName.ts';
import { useStickToBottom } from './useStickToBottom.ts';

export interface RoomLogProps {
  title: string;
  query: UseInfiniteQueryResult;
  messages: readonly ChatMessage[] | undefined;
  canReport: boolean;
}

/** The messages of a room by day, the newest last; new ones are announced (S2.15). */
export function RoomLog({ title, query, messages, canReport }: RoomLogProps) {
  const { t } = useTranslation('chatRoom');
  const { date } = useFormat();
  const words = useErrorMessage();
  const dayName = useDayName();
  const { error, refetch, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const last = messages?.at(-1);
  const [menuOpen, setMenuOpen] = useState(false);
  const { end, inSight, show } = useStickToBottom(last?.id, {
    own: last?.own ?? false,
    held: menuOpen,
  });
  return (
    <>
      {hasNextPage && (
        <Button wide busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {t('older')}
        </Button>
      )}
      {!messages && !error && <SkeletonLines />}
      {error && (
        <ErrorState
          title={t('failed')}
          hint={words(error)}
          retryLabel={t('retry')}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {messages?.length === 0 && (
        <EmptyState icon="message" title={t('none')} hint={t('noneHint')} />
      )}
      <div
        role="log"
        aria-label={t('log', { room: title })}
        aria-busy={!messages || isFetchingNextPage}
        className={styles.day}
      >
        {byDay(messages ?? [], ({ at }) => date(at, 'date')).map(({ day, items }) => (
          <div key={day} className={styles.day}>
            <div className={styles.dayName}>
              <Text size="xs" tone="secondary">
                {dayName(day)}
              </Text>
            </div>
            {items.map((message) => (
              <ChatLine
                key={message.id}
                message={message}
                canReport={canReport}
                onMenu={setMenuOpen}
              />
            ))}
          </div>
        ))}
      </div>
      {!inSight && messages && messages.length > 0 && (
        <div className={styles.newest}>
          <Button size="s" icon="arrowDown" onClick={show}>
            {t('newer')}
          </Button>
        </div>
      )}
      <div ref={end} />
    </>
  );
}
