/** What the site remembers on a device. */
export type StorageKey = 'livery.theme' | 'livery.language' | 'livery.sideMenu';

/** Remembers a choice where the browser lets us; where it refuses, the choice holds for this page. */
export function remember(key: StorageKey, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is full, or switched off by the visitor.
  }
}

/** Stores the brand's merchant code for the session and the device (S1.6). */
export function rememberMerchant(merchantCode: string): void {
  for (const open of [() => sessionStorage, () => localStorage]) {
    try {
      open().setItem('merchantCode', merchantCode);
    } catch {
      // As above.
    }
  }
}
