import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { AgentAnnouncement } from '#src/platform/endpoints/agents/announcements.ts';
import { Card, type CardProps } from '#src/ui/card/Card.tsx';
import { DateTime } from '#src/ui/dateTime/DateTime.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { entry, words } from './Announcement.css.ts';
import { announcementPath } from './announcementPaths.ts';

export interface AnnouncementEntriesProps {
  announcements: readonly AgentAnnouncement[];
  /** The page of the list that they are on. */
  page: number;
  tone: CardProps['tone'];
}

/** A list of announcements with title and day, each linked to its own address. */
export function AnnouncementEntries({ announcements, page, tone }: AnnouncementEntriesProps) {
  const { t } = useTranslation('agentHome');
  const { date } = useFormat();
  const read = t('announcements.read');
  return (
    <Stack as="ul" gap="s">
      {announcements.map(({ id, title, publishedAt }) => (
        <Card key={id} as="li" tone={tone}>
          <div className={entry}>
            <div className={words}>
              <Stack gap="xxs">
                <Text weight="strong">{title}</Text>
                <Text size="s" tone="secondary">
                  <DateTime moment={publishedAt} text={date(publishedAt, 'date')} />
                </Text>
              </Stack>
            </div>
            <ButtonLink to={announcementPath({ page, id })} aria-label={`${read}: ${title}`}>
              {read}
            </ButtonLink>
          </div>
        </Card>
      ))}
    </Stack>
  );
}
