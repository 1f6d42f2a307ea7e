import { lazy, Suspense } from 'react';

const AnnouncementDialog = lazy(async () => ({
  default: (await import('./AnnouncementDialog.tsx')).AnnouncementDialog,
}));

export interface OpenAnnouncementProps {
  /** The announcement that is open, if any. */
  id: number | undefined;
  onClose: () => void;
}

/** An announcement above the list, where one is open. */
export function OpenAnnouncement({ id, onClose }: OpenAnnouncementProps) {
  if (id === undefined) return null;
  return (
    <Suspense fallback={null}>
      <AnnouncementDialog id={id} onClose={onClose} />
    </Suspense>
  );
}
