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
 * Deletes messages with undo: they leave the list at once, and the request is sent when the undo toast is gone, or when the player leaves
 * the page. Messages the platform refuses to delete come back to the list, if they still exist.
 */
export function useUndoableDelete() {
  const { t } = useTranslation('inbox');
  const { count } = useFormat();
  const words = useErrorMessage();
  const platform = usePlatform();
  const queries = useQueryClient();
  const toast = useToast();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  /** Deletions not sent yet, each with the controller that closes its toast. */
  const waiting = useRef(new Map<readonly string[], AbortController>());

  const bringBack = (ids: readonly string[]) =>
    setGone((all) => new Set([...all].filter((id) => !ids.includes(id))));

  const settle = async (ids: readonly string[]) => {
    const offer = waiting.current.get(ids);
    if (!offer) return;
    waiting.current.delete(ids);
    // From here on it cannot be undone.
    offer.abort();
    try {
      await deleteMessages(platform, ids);
    } catch (error) {
      bringBack(ids);
      toast({ tone: 'danger', title: t('notDeleted'), text: words(error) });
    }
    // Also after a failure: a message already deleted elsewhere would make every retry for the others fail.
    await queries.invalidateQueries({ queryKey: INBOX });
    await queries.invalidateQueries({ queryKey: memberQuery(platform).queryKey });
  };

  const onLeave = useEffectEvent(() => {
    for (const ids of [...waiting.current.keys()]) void settle(ids);
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
    const offer = new AbortController();
    waiting.current.set(ids, offer);
    setGone((all) => new Set([...all, ...ids]));
    const undo = () => {
      if (waiting.current.delete(ids)) bringBack(ids);
    };
    toast({
      tone: 'info',
      title: t('deleted', { count: ids.length, figure: count(ids.length) }),
      action: { label: t('undo'), onAct: undo },
      until: offer.signal,
      onGone: () => void settle(ids),
    });
  };

  return { gone, remove };
}
