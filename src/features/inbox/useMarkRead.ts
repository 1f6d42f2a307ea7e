import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { MessagePage } from '#src/platform/contract.generated.ts';
import { INBOX, readMessages } from '#src/platform/endpoints/messages/inbox.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { memberQuery } from '#src/session/member.ts';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';

/** An inbox list with one message, by its id, or all marked as read. */
const withRead = (
  data: InfiniteData<MessagePage> | undefined,
  which: string | 'all',
  unread: number,
): InfiniteData<MessagePage> | undefined =>
  data && {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      unread,
      list: page.list.map((message) =>
        which === 'all' || message.id === which ? { ...message, read: true } : message,
      ),
    })),
  };

/** Marks one message or all as read. They stay in a list of unread ones until it is reloaded; the badges update. */
export function useMarkRead() {
  const { t } = useTranslation('inbox');
  const words = useErrorMessage();
  const platform = usePlatform();
  const queries = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (which: string | 'all') => readMessages(platform, which),
    onSuccess: ({ unread }, which) => {
      queries.setQueriesData<InfiniteData<MessagePage>>({ queryKey: INBOX }, (data) =>
        withRead(data, which, unread),
      );
      return queries.invalidateQueries({ queryKey: memberQuery(platform).queryKey });
    },
    onError: (error) => toast({ tone: 'danger', title: t('notRead'), text: words(error) }),
  });
}
