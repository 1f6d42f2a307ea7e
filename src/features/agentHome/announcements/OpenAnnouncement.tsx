import { lazy, Suspense } from 'react';

const AnnouncementDialog = lazy(async () => ({
  default: (await import('./AnnouncementDialog.tsx')).AnnouncementDialog,
}));

export interface OpenAnnouncementProps {
  /** The id of the open announcement, if any. */
  id: number | undefined;
  onClose: () => void;
}

/** The dialog of the open announcement, if any. */
export function OpenAnnouncement({ id, onClose }: OpenAnnouncementProps) {
  if (id === undefined) return null;
  return (
    <Suspense fallback={null}>
      <AnnouncementDialog id={id} onClose={onClose} />
    </Suspense>
  );
}
