import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noticesQuery } from '#src/platform/endpoints/announcements.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { IconButton } from '#src/ui/iconButton/IconButton.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import * as styles from './NoticeBar.css.ts';
import { NoticeStrip } from './NoticeStrip.tsx';

const loadDialog = () => import('./NoticesDialog.tsx');
const NoticesDialog = lazy(async () => ({ default: (await loadDialog()).NoticesDialog }));

/** The notices passing by in one line; it opens all of them (S2.26). It can be paused. */
export function NoticeBar() {
  const { t, i18n } = useTranslation('lobby');
  const [paused, setPaused] = useState(false);
  const [open, setOpen] = useState(false);
  const answer = useInfiniteQuery(noticesQuery(usePlatform(), i18n.language));
  // Drawn in slices, as all of the lobby is.
  const data = useDeferredValue(answer.data);
  const isPending = useDeferredValue(answer.isPending);
  const notices = data?.pages[0]?.list ?? [];
  const some = notices.length > 0;
  return (
    <section aria-label={t('notices.label')} className={styles.bar}>
      <button
        type="button"
        className={styles.line}
        disabled={!some}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={loadDialog}
        onFocus={loadDialog}
      >
        <span className={styles.mark}>
          <Icon name="megaphone" />
        </span>
        {some && <VisuallyHidden>{t('notices.open')}</VisuallyHidden>}
        <span className={styles.window}>
          {some && <NoticeStrip notices={notices} paused={paused} />}
          {!some && (isPending ? t('notices.label') : t('notices.none'))}
        </span>
      </button>
      {some && (
        <div className={styles.pause}>
          <IconButton
            icon={paused ? 'play' : 'pause'}
            label={paused ? t('notices.play') : t('notices.pause')}
            iconSize="s"
            onClick={() => setPaused(!paused)}
          />
        </div>
      )}
      {some && (
        <Suspense>{open && <NoticesDialog open={open} onClose={() => setOpen(false)} />}</Suspense>
      )}
    </section>
  );
}
