import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type AnnouncementAudience,
  popupAnnouncementsQuery,
} from '#src/platform/endpoints/content/popupAnnouncements.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { isHomeOpening } from '#src/session/homeVisit.ts';
import { AnnouncementDialog } from './AnnouncementDialog.tsx';
import { BROWSER_STORES, isPopupDue } from './popupMarks.ts';
import { useNoDialog } from './useNoDialog.ts';

export interface AudiencePopupProps {
  audience: AnnouncementAudience;
}

/** The popup if it is due, once everything it needs has loaded while the home page opens. */
function DuePopup({ audience, newest }: AudiencePopupProps & { newest: number }) {
  // Decided once: after it was shown it is no longer due.
  const [open, setOpen] = useState(
    () => isHomeOpening() && isPopupDue(BROWSER_STORES, audience, newest),
  );
  const close = useCallback(() => setOpen(false), []);
  return open ? <AnnouncementDialog audience={audience} newest={newest} onClose={close} /> : null;
}

/** The popup of an audience if no dialog is open; it closes when one opens later (S4.10). */
export function AudiencePopup({ audience }: AudiencePopupProps) {
  const { i18n } = useTranslation();
  const platform = usePlatform();
  const { data } = useInfiniteQuery(popupAnnouncementsQuery(platform, i18n.language, audience));
  const noDialog = useNoDialog();
  const ids = data?.pages[0]?.list.map(({ id }) => id) ?? [];
  if (!noDialog || ids.length === 0) return null;
  return <DuePopup audience={audience} newest={Math.max(...ids)} />;
}
