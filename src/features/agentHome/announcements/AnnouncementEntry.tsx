import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { AgentAnnouncement } from '#src/platform/endpoints/agents/agentHome.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { DateTime } from '#src/ui/dateTime/DateTime.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { entry, words } from './Announcement.css.ts';

const loadDialog = () => import('./AnnouncementDialog.tsx');
const AnnouncementDialog = lazy(async () => ({
  default: (await loadDialog()).AnnouncementDialog,
}));

/** An announcement by its title and day; it is opened to be read. */
export function AnnouncementEntry({ announcement }: { announcement: AgentAnnouncement }) {
  const { t } = useTranslation('agentHome');
  const { date } = useFormat();
  const [open, setOpen] = useState(false);
  const { title, publishedAt } = announcement;
  const read = t('announcements.read');
  return (
    <Card as="li" tone="outlined">
      <div className={entry}>
        <div className={words}>
          <Stack gap="xxs">
            <Text weight="strong">{title}</Text>
            <Text size="s" tone="secondary">
              <DateTime moment={publishedAt} text={date(publishedAt, 'date')} />
            </Text>
          </Stack>
        </div>
        <Button
          aria-label={`${read}: ${title}`}
          onClick={() => setOpen(true)}
          onPointerEnter={loadDialog}
          onFocus={loadDialog}
        >
          {read}
        </Button>
      </div>
      <Suspense>
        {open && <AnnouncementDialog {...announcement} onClose={() => setOpen(false)} />}
      </Suspense>
    </Card>
  );
}
