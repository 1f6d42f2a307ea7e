import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noticesQuery } from '#src/platform/endpoints/announcements.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { FallbackBoundary } from '#src/ui/fallback/FallbackBoundary.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Marquee } from '#src/ui/marquee/Marquee.tsx';
import { MarqueeToggle } from '#src/ui/marquee/MarqueeToggle.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';
import * as styles from './NoticeBar.css.ts';

const loadDialog = () => import('./NoticesDialog.tsx');
const expectDialog = () => void loadDialog().catch(() => undefined);
const NoticesDialog = lazy(async () => ({ default: (await loadDialog()).NoticesDialog }));

/** The ticker of notices, which can be paused; a press opens all of them (S2.26), or retries if they failed to load. */
export function NoticeBar() {
  const { t, i18n } = useTranslation(['lobby', 'app']);
  const [paused, setPaused] = useState(false);
  const [open, setOpen] = useState(false);
  const toast = useToast();
  const tellFailure = () =>
    toast({ tone: 'danger', title: t('notices.failed'), text: t('app:error.missing.text') });
  const answer = useInfiniteQuery(noticesQuery(usePlatform(), i18n.language));
  // Rendered in slices, like the lobby.
  const data = useDeferredValue(answer.data);
  const isPending = useDeferredValue(answer.isPending);
  const notices = data?.pages[0]?.list ?? [];
  const some = notices.length > 0;
  const failed = !data && answer.isError;
  const words = failed ? 'notices.failed' : isPending ? 'notices.label' : 'notices.none';
  return (
    <section aria-label={t('notices.label')} className={styles.bar}>
      <button
        type="button"
        className={styles.line}
        disabled={!some && !failed}
        aria-haspopup={some ? 'dialog' : undefined}
        onClick={() =>
          failed ? answer.refetch() : loadDialog().then(() => setOpen(true), tellFailure)
        }
        onPointerEnter={expectDialog}
        onFocus={expectDialog}
      >
        <span className={styles.mark}>
          <Icon name="megaphone" />
        </span>
        {some && <VisuallyHidden>{t('notices.open')}</VisuallyHidden>}
        <span className={styles.window}>
          {some && (
            <Marquee
              items={notices.map(({ id, title }) => ({ key: id, text: title }))}
              paused={paused}
            />
          )}
          {!some && t(words)}
        </span>
      </button>
      {some && (
        <MarqueeToggle
          paused={paused}
          onChange={setPaused}
          labels={{ play: t('notices.play'), pause: t('notices.pause') }}
        />
      )}
      {some && (
        <FallbackBoundary>
          <Suspense>
            {open && <NoticesDialog open={open} onClose={() => setOpen(false)} />}
          </Suspense>
        </FallbackBoundary>
      )}
    </section>
  );
}
