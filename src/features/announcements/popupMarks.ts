import type { AnnouncementAudience } from '#src/platform/endpoints/content/popupAnnouncements.ts';

/** What holds marks: the storage of a tab, or that of a device. */
export type Marks = Pick<Storage, 'getItem' | 'setItem'>;

/** Where the marks of the popup are kept. The tab's end with the session, the device's last. Browsers may refuse both. */
export interface MarkStores {
  tab: () => Marks;
  device: () => Marks;
}

/** The stores of the browser. */
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
 * Whether the popup of an audience is due: not shown in this session yet, and with something newer than what was closed for
 * good (S4.10).
 * @param newest the highest id of what it would show
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
    // A browser that keeps no mark would show it on every page.
    return false;
  }
}
