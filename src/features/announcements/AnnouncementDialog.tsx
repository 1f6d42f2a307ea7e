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
import { Checkbox } from '#src/ui/checkbox/Checkbox.tsx';
import { DateTime } from '#src/ui/dateTime/DateTime.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import * as styles from './AnnouncementDialog.css.ts';
import { BROWSER_STORES, markClosed, markShown } from './popupMarks.ts';

export interface AnnouncementDialogProps {
  audience: AnnouncementAudience;
  /** The highest id of what it shows. */
  newest: number;
  onClose: () => void;
}

/** The announcements of an audience, nine at a time (S9.1). Closed for good, only newer ones are shown again. */
export function AnnouncementDialog({ audience, newest, onClose }: AnnouncementDialogProps) {
  const { t, i18n } = useTranslation('announcements');
  const { date } = useFormat();
  const [never, setNever] = useState(false);
  const query = popupAnnouncementsQuery(usePlatform(), i18n.language, audience);
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(query);
  useEffect(() => markShown(BROWSER_STORES, audience, newest), [audience, newest]);
  const close = () => {
    if (never) markClosed(BROWSER_STORES, audience, newest);
    onClose();
  };
  return (
    <Dialog
      title={t('title')}
      closeLabel={t('close')}
      open
      onClose={close}
      actions={
        <>
          <div className={styles.never}>
            <Checkbox label={t('never')} hint={t('neverHint')} value={never} onChange={setNever} />
          </div>
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
              <Text size="xs" tone="secondary">
                <DateTime moment={publishedAt} text={date(publishedAt, 'date')} />
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
    </Dialog>
  );
}
