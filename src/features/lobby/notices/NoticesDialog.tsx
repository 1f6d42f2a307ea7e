import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { noticesQuery } from '#src/platform/endpoints/announcements.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import * as styles from './NoticesDialog.css.ts';

export interface NoticesDialogProps {
  open: boolean;
  onClose: () => void;
}

/** All notices, nine at a time, newest first (S2.15, S9.1). */
export function NoticesDialog({ open, onClose }: NoticesDialogProps) {
  const { t, i18n } = useTranslation('lobby');
  const format = useFormat();
  const words = useErrorMessage();
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    noticesQuery(usePlatform(), i18n.language),
  );
  const notices = data?.pages.flatMap((page) => page.list) ?? [];
  return (
    <Dialog
      title={t('notices.label')}
      closeLabel={t('notices.close')}
      open={open}
      onClose={onClose}
    >
      <div className={styles.list}>
        {notices.map(({ id, title, content, publishedAt }) => (
          <article key={id} className={styles.notice}>
            <Heading level={3}>{title}</Heading>
            <Text as="time" size="xs" tone="secondary" dateTime={publishedAt}>
              {format.date(publishedAt, 'date')}
            </Text>
            <div className={styles.content}>
              <Text size="s">{content}</Text>
            </div>
          </article>
        ))}
      </div>
      {error && (
        <Text size="s" tone="danger">
          {words(error)}
        </Text>
      )}
      {hasNextPage && (
        <div className={styles.more}>
          <Button wide busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {t('notices.more')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
