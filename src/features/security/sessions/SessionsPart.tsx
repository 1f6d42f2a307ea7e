import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  endOtherSessions,
  endSession,
  sessionsQuery,
} from '#src/platform/endpoints/security/logins.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { AlertDialog } from '#src/ui/alertDialog/AlertDialog.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';
import { Part } from '../parts/Part.tsx';
import { QueryPart } from '../parts/QueryPart.tsx';
import { useExclusiveAction } from '../parts/useExclusiveAction.ts';
import { OTHERS } from './others.ts';

// The list reads user agents with a library that the rest of the page does not need.
const SessionList = lazy(async () => ({
  default: (await import('./SessionList.tsx')).SessionList,
}));

/** The player's sessions; each other one can be ended, or all of them at once. */
export function SessionsPart() {
  const { t } = useTranslation('security');
  const platform = usePlatform();
  const queries = useQueryClient();
  const toast = useToast();
  const query = useQuery(sessionsQuery(platform));
  const { busy, failure, act } = useExclusiveAction();
  const [asking, setAsking] = useState(false);
  // A session that ended meanwhile is refused: the list is refreshed all the same.
  const refresh = () => queries.invalidateQueries({ queryKey: sessionsQuery(platform).queryKey });
  const end = (id: string) =>
    act(id, async () => {
      await endSession(platform, id).finally(refresh);
      toast({ tone: 'success', title: t('sessions.ended') });
    });
  const endOthers = () => {
    setAsking(false);
    return act(OTHERS, async () => {
      await endOtherSessions(platform).finally(refresh);
      toast({ tone: 'success', title: t('sessions.othersEnded') });
    });
  };
  return (
    <Part id="security-sessions" title={t('sessions.title')} text={t('sessions.text')}>
      {failure && <FormError title={failure} />}
      <QueryPart query={query} failed={t('sessions.failed')}>
        {({ list }) => (
          <Suspense fallback={<SkeletonLines />}>
            <SessionList
              {...{ list, busy }}
              onEnd={(id) => void end(id)}
              onEndOthers={() => setAsking(true)}
            />
          </Suspense>
        )}
      </QueryPart>
      <AlertDialog
        open={asking}
        tone="danger"
        title={t('sessions.endOthersTitle')}
        cancelLabel={t('sessions.keep')}
        onCancel={() => setAsking(false)}
        confirmLabel={t('sessions.endOthers')}
        onConfirm={endOthers}
      >
        {t('sessions.endOthersText')}
      </AlertDialog>
    </Part>
  );
}
