import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { AgentAnnouncement } from '#src/platform/endpoints/agents/agentHome.ts';
import { DateTime } from '#src/ui/dateTime/DateTime.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { content as contentStyle } from './Announcement.css.ts';

export interface AnnouncementDialogProps extends AgentAnnouncement {
  onClose: () => void;
}

/** An announcement to read. */
export function AnnouncementDialog(props: AnnouncementDialogProps) {
  const { title, content, publishedAt, onClose } = props;
  const { t } = useTranslation('agentHome');
  const { date } = useFormat();
  return (
    <Dialog open title={title} closeLabel={t('announcements.close')} onClose={onClose}>
      <Stack gap="m">
        <Text size="s" tone="secondary">
          <DateTime moment={publishedAt} text={date(publishedAt, 'dateTime')} />
        </Text>
        <div className={contentStyle}>
          <Text>{content}</Text>
        </div>
      </Stack>
    </Dialog>
  );
}
