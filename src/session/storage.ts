/** What the site remembers on a device. */
export type StorageKey =
  | 'livery.theme'
  | 'livery.language'
  | 'livery.sideMenu'
  | 'livery.dataSaver'
  | 'livery.balance'
  | 'livery.consent'
  /** The amount that a player transferred to a game last, by the id of the player. */
  | `livery.transfer.${string}`;

/** Remembers a choice where the browser lets us; where it refuses, the choice holds for this page. */
export function remember(key: StorageKey, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is full, or switched off by the visitor.
  }
}

/** What was remembered; nothing where the browser does not let us look. */
export function recall(key: StorageKey): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
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
