import type { AnnouncementAudience } from '#src/platform/endpoints/content/popupAnnouncements.ts';

/** A store of marks: the storage of the tab or of the device. */
export type Marks = Pick<Storage, 'getItem' | 'setItem'>;

/** The stores of the popup's marks. The tab's last for the session, the device's beyond it. Browsers may block both. */
export interface MarkStores {
  tab: () => Marks;
  device: () => Marks;
}

/** The browser's own stores. */
export const BROWSER_STORES: MarkStores = {
  tab: () => sessionStorage,
  device: () => localStorage,
};

/** The keys of the marks (S3.8). */
export const MARK_KEYS: Record<AnnouncementAudience, string> = {
  A: 'USER_POPUP',
  B: 'ANONYMOUS_POPUP',
  F: 'USER_POPUP',
};

/**
 * Whether the popup of an audience is due: not shown in this session yet, and with announcements newer than those dismissed for
 * good (S4.10).
 * @param newest the highest id of its announcements
 */
export function isPopupDue(
  { tab, device }: MarkStores,
  audience: AnnouncementAudience,
  newest: number,
): boolean {
  try {
    const key = MARK_KEYS[audience];
    return tab().getItem(key) === null && newest > Number(device().getItem(key) ?? -1);
  } catch {
    // Without storage it would show on every page.
    return false;
  }
}
