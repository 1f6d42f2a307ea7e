import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { RecordPage } from '#src/shared/records/RecordPage.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { AnnouncementPages } from './announcements/AnnouncementPages.tsx';
import { announcementPath, announcementViewOf } from './announcements/announcementPaths.ts';
import { OpenAnnouncement } from './announcements/OpenAnnouncement.tsx';

/** The operator's announcements to agents, newest first (S2.17 agentAnnouncement). The address sets the page and the open one. */
export function AnnouncementsScreen() {
  const { t } = useTranslation('agentHome');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { page, id } = announcementViewOf(query);
  const close = () =>
    navigate(announcementPath({ page, id: undefined }), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <RecordPage title={t('announcements.title')}>
      <Text tone="secondary">{t('announcements.lead')}</Text>
      <AnnouncementPages page={page} />
      <OpenAnnouncement id={id} onClose={close} />
    </RecordPage>
  );
}
