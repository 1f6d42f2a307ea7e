import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { announcementQuery } from '#src/platform/endpoints/agents/announcements.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { PartFailed } from '#src/shared/agentCentre/PartFailed.tsx';
import { DateTime } from '#src/ui/dateTime/DateTime.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { content } from './Announcement.css.ts';

export interface AnnouncementDialogProps {
  id: number;
  onClose: () => void;
}

/** The dialog of an announcement; says so if it was withdrawn. */
export function AnnouncementDialog({ id, onClose }: AnnouncementDialogProps) {
  const { t, i18n } = useTranslation('agentHome');
  const { date } = useFormat();
  const query = useQuery(announcementQuery(usePlatform(), i18n.language, id));
  const { data: found, error, isFetching, refetch } = query;
  const again = { error, retrying: isFetching, onRetry: refetch };
  return (
    <Dialog
      open
      title={found?.title ?? t('announcements.one')}
      closeLabel={t('announcements.close')}
      onClose={onClose}
      loading={found === undefined && !error}
    >
      {found && (
        <Stack gap="m">
          <Text size="s" tone="secondary">
            <DateTime moment={found.publishedAt} text={date(found.publishedAt, 'dateTime')} />
          </Text>
          <div className={content}>
            <Text>{found.content}</Text>
          </div>
        </Stack>
      )}
      {found === null && <Text>{t('announcements.unknown')}</Text>}
      {found === undefined && error && (
        <PartFailed title={t('announcements.oneFailed')} {...again} />
      )}
    </Dialog>
  );
}
