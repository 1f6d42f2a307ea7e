import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useFormat } from '#src/i18n/useFormat.ts';
import {
  inboxQuery,
  type MessageState,
  messagesOf,
} from '#src/platform/endpoints/messages/inbox.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useMember } from '#src/session/useMember.ts';
import { PagedList } from '#src/shared/lists/PagedList.tsx';
import { ChipLink } from '#src/ui/chip/ChipLink.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { ChipRow } from '#src/ui/scrollRow/ChipRow.tsx';
import * as styles from './Inbox.css.ts';
import { inboxPath, stateOf } from './inboxPaths.ts';
import { MessageList } from './MessageList.tsx';
import { useMarkRead } from './useMarkRead.ts';
import { useUndoableDelete } from './useUndoableDelete.ts';

function Messages({ state }: { state: MessageState }) {
  const { t, i18n } = useTranslation('inbox');
  const query = useInfiniteQuery(inboxQuery(usePlatform(), i18n.language, state));
  const reading = useMarkRead();
  const { gone, remove } = useUndoableDelete();
  const labels = { failed: t('failed'), retry: t('retry'), older: t('older') };
  return (
    <PagedList query={query} labels={labels}>
      {(pages) => {
        const messages = messagesOf(pages).filter(({ id }) => !gone.has(id));
        if (messages.length === 0 && !query.hasNextPage) {
          const empty = state === 'all' ? 'none' : 'noneUnread';
          return <EmptyState icon="mail" title={t(empty)} hint={t(`${empty}Hint`)} />;
        }
        return (
          <MessageList
            messages={messages}
            unread={pages[0]?.unread ?? 0}
            onRead={reading.mutate}
            onDelete={remove}
          />
        );
      }}
    </PagedList>
  );
}

/** The member's inbox of platform messages (S2.16 messageV2, S1.2). The URL holds the filter: all or unread. */
export function InboxScreen() {
  const { t } = useTranslation('inbox');
  const { count } = useFormat();
  const unread = useMember()?.unreadMessage ?? 0;
  const state = stateOf(useSearchParams()[0]);
  const { pathname } = useLocation();
  return (
    <div className={styles.page}>
      <Heading level={1}>{t('title')}</Heading>
      <ChipRow label={t('views.label')}>
        <li>
          <ChipLink to={inboxPath(pathname, 'all')} current={state === 'all'} replace>
            {t('views.all')}
          </ChipLink>
        </li>
        <li>
          <ChipLink to={inboxPath(pathname, 'unread')} current={state === 'unread'} replace>
            {unread > 0 ? t('views.unreadCount', { figure: count(unread) }) : t('views.unread')}
          </ChipLink>
        </li>
      </ChipRow>
      <Messages key={state} state={state} />
    </div>
  );
}
