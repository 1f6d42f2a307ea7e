import type { AnnouncementAudience } from '#src/platform/endpoints/content/popupAnnouncements.ts';
import { MARK_KEYS, type MarkStores, type Marks } from './popupMarks.ts';

function mark(open: () => Marks, key: string, newest: number): void {
  try {
    open().setItem(key, String(newest));
  } catch {
    // Storage is full or disabled by the visitor: the popup may be shown again.
  }
}

/** Remembers for this session that the popup was shown. */
export const markShown = ({ tab }: MarkStores, audience: AnnouncementAudience, newest: number) =>
  mark(tab, MARK_KEYS[audience], newest);

/** Remembers that the popup was dismissed for good. */
export const markClosed = (
  { device }: MarkStores,
  audience: AnnouncementAudience,
  newest: number,
) => mark(device, MARK_KEYS[audience], newest);
