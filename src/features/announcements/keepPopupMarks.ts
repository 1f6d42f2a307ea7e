import type { AnnouncementAudience } from '#src/platform/endpoints/content/popupAnnouncements.ts';
import { MARK_KEYS, type MarkStores, type Marks } from './popupMarks.ts';

function mark(open: () => Marks, key: string, newest: number): void {
  try {
    open().setItem(key, String(newest));
  } catch {
    // Storage is full, or switched off by the visitor: it may be shown once more.
  }
}

/** Keeps that the popup was shown in this session. */
export const markShown = ({ tab }: MarkStores, audience: AnnouncementAudience, newest: number) =>
  mark(tab, MARK_KEYS[audience], newest);

/** Keeps that what the popup shows was closed for good. */
export const markClosed = (
  { device }: MarkStores,
  audience: AnnouncementAudience,
  newest: number,
) => mark(device, MARK_KEYS[audience], newest);
