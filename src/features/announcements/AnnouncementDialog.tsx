import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import {
  type AnnouncementAudience,
  popupAnnouncementsQuery,
} from '#src/platform/endpoints/content/popupAnnouncements.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import * as styles from './AnnouncementDialog.css.ts';
import { DontShowAgain } from './DontShowAgain.tsx';
import { markClosed, markShown } from './keepPopupMarks.ts';
import { PopupFrame } from './PopupFrame.tsx';
import { BROWSER_STORES } from './popupMarks.ts';

export interface AnnouncementDialogProps {
  audience: AnnouncementAudience;
  /** The highest id of its announcements. */
  newest: number;
  onClose: () => void;
}

/** The announcements popup, nine per page (S9.1). Dismissed for good, it shows again only for newer ones. */
export function AnnouncementDialog({ audience, newest, onClose }: AnnouncementDialogProps) {
  const { t, i18n } = useTranslation('announcements');
  const { date } = useFormat();
  const [never, setNever] = useState(false);
  const [closing, setClosing] = useState(false);
  const query = popupAnnouncementsQuery(usePlatform(), i18n.language, audience);
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(query);
  useEffect(() => markShown(BROWSER_STORES, audience, newest), [audience, newest]);
  const close = () => {
    if (never) markClosed(BROWSER_STORES, audience, newest);
    setClosing(true);
  };
  return (
    <PopupFrame
      title={t('title')}
      closeLabel={t('close')}
      closing={closing}
      onClose={close}
      onClosed={onClose}
      actions={
        <>
          <DontShowAgain value={never} onChange={setNever} />
          <Button tone="accent" onClick={close}>
            {t('done')}
          </Button>
        </>
      }
    >
      <div className={styles.list}>
        {data?.pages
          .flatMap(({ list }) => list)
          .map(({ id, title, content, publishedAt }) => (
            <article key={id} className={styles.announcement}>
              <Heading level={3}>{title}</Heading>
              <Text as="time" size="xs" tone="secondary" figures dateTime={publishedAt}>
                {date(publishedAt, 'date')}
              </Text>
              <div className={styles.content}>
                <Text size="s">{content}</Text>
              </div>
            </article>
          ))}
        {error && (
          <Text size="s" tone="danger">
            {t('failed')}
          </Text>
        )}
        {hasNextPage && (
          <Button wide busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {t('older')}
          </Button>
        )}
      </div>
    </PopupFrame>
  );
}
