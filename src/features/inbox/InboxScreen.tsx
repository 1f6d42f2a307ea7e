import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFormat } from '#src/i18n/useFormat.ts';
import { inboxQuery, type MessageState } from '#src/platform/endpoints/messages/inbox.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { useMember } from '#src/session/useMember.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { ChipLink } from '#src/ui/chip/ChipLink.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { ScrollRow } from '#src/ui/scrollRow/ScrollRow.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import * as styles from './Inbox.css.ts';
import { inboxPath, stateOf } from './inboxPaths.ts';
import { MessageList } from './MessageList.tsx';
import { useDeletion } from './useDeletion.ts';
import { useReading } from './useReading.ts';

function Messages({ state }: { state: MessageState }) {
  const { t, i18n } = useTranslation('inbox');
  const words = useErrorMessage();
  const answer = useInfiniteQuery(inboxQuery(usePlatform(), i18n.language, state));
  const { data, error, refetch, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage } =
    answer;
  const reading = useReading();
  const { gone, remove } = useDeletion();
  if (!data && error) {
    return (
      <ErrorState
        title={t('failed')}
        hint={words(error)}
        retryLabel={t('retry')}
        onRetry={refetch}
        retrying={isFetching}
      />
    );
  }
  if (!data) {
    return (
      <Card>
        <SkeletonLines />
      </Card>
    );
  }
  const messages = data.pages.flatMap(({ list }) => list).filter(({ id }) => !gone.has(id));
  if (messages.length === 0 && !hasNextPage) {
    const empty = state === 'all' ? 'none' : 'noneUnread';
    return <EmptyState icon="mail" title={t(empty)} hint={t(`${empty}Hint`)} />;
  }
  return (
    <>
      <MessageList
        messages={messages}
        unread={data.pages[0]?.unread ?? 0}
        onRead={reading.mutate}
        onDelete={remove}
      />
      {error && (
        <Text size="s" tone="danger">
          {words(error)}
        </Text>
      )}
      {hasNextPage && (
        <Button wide busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {t('older')}
        </Button>
      )}
    </>
  );
}

/** What the platform has written to the member (S2.16 messageV2, S1.2). Which messages are shown stands in the address. */
export function InboxScreen() {
  const { t } = useTranslation('inbox');
  const { count } = useFormat();
  const unread = useMember()?.unreadMessage ?? 0;
  const state = stateOf(useSearchParams()[0]);
  return (
    <div className={styles.page}>
      <Heading level={1}>{t('title')}</Heading>
      <ScrollRow label={t('views.label')}>
        <li>
          <ChipLink to={inboxPath('all')} current={state === 'all'} replace>
            {t('views.all')}
          </ChipLink>
        </li>
        <li>
          <ChipLink to={inboxPath('unread')} current={state === 'unread'} replace>
            {unread > 0 ? t('views.unreadCount', { figure: count(unread) }) : t('views.unread')}
          </ChipLink>
        </li>
      </ScrollRow>
      <Messages key={state} state={state} />
    </div>
  );
}
