import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type AnnouncementAudience,
  popupAnnouncementsQuery,
} from '#src/platform/endpoints/content/popupAnnouncements.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { BROWSER_STORES, isPopupDue } from './popupMarks.ts';
import { useNoDialog } from './useNoDialog.ts';

const OpeningPopup = lazy(async () => ({
  default: (await import('./OpeningPopup.tsx')).OpeningPopup,
}));

export interface AudiencePopupProps {
  audience: AnnouncementAudience;
}

function DuePopup({ audience, newest }: AudiencePopupProps & { newest: number }) {
  // Decided once: when it is shown it is no longer due.
  const [due] = useState(() => isPopupDue(BROWSER_STORES, audience, newest));
  if (!due) return null;
  return (
    <Suspense>
      <OpeningPopup audience={audience} newest={newest} />
    </Suspense>
  );
}

/** The popup of an audience, where it is due and nothing else lies above the page (S4.10). */
export function AudiencePopup({ audience }: AudiencePopupProps) {
  const { i18n } = useTranslation();
  const platform = usePlatform();
  const { data } = useInfiniteQuery(popupAnnouncementsQuery(platform, i18n.language, audience));
  const noDialog = useNoDialog();
  const ids = data?.pages[0]?.list.map(({ id }) => id) ?? [];
  if (!noDialog || ids.length === 0) return null;
  return <DuePopup audience={audience} newest={Math.max(...ids)} />;
}
