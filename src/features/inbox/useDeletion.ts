import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { deleteMessages, INBOX } from '#src/platform/endpoints/messages/inbox.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { memberQuery } from '#src/session/member.ts';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';

/**
 * Deletes messages so that it can be undone: they leave the list at once, and the platform hears of it when the toast that offers to undo it
 * has gone, or as the page is left. What the platform refuses to delete comes back to the list.
 */
export function useDeletion() {
  const { t } = useTranslation('inbox');
  const { count } = useFormat();
  const words = useErrorMessage();
  const platform = usePlatform();
  const queries = useQueryClient();
  const toast = useToast();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const waiting = useRef(new Set<readonly string[]>());

  const bringBack = (ids: readonly string[]) =>
    setGone((all) => new Set([...all].filter((id) => !ids.includes(id))));

  const settle = async (ids: readonly string[]) => {
    if (!waiting.current.delete(ids)) return;
    try {
      await deleteMessages(platform, ids);
      await queries.invalidateQueries({ queryKey: INBOX });
      await queries.invalidateQueries({ queryKey: memberQuery(platform).queryKey });
    } catch (error) {
      bringBack(ids);
      toast({ tone: 'danger', title: t('notDeleted'), text: words(error) });
    }
  };

  const onLeave = useEffectEvent(() => {
    for (const ids of waiting.current) void settle(ids);
  });
  useEffect(() => {
    const leave = () => onLeave();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  const remove = (ids: readonly string[]) => {
    waiting.current.add(ids);
    setGone((all) => new Set([...all, ...ids]));
    const undo = () => {
      if (waiting.current.delete(ids)) bringBack(ids);
    };
    toast({
      tone: 'info',
      title: t('deleted', { count: ids.length, figure: count(ids.length) }),
      action: { label: t('undo'), onAct: undo },
      onGone: () => void settle(ids),
    });
  };

  return { gone, remove };
}
