/** The keys kept on a device. */
export type StorageKey =
  | 'livery.theme'
  | 'livery.language'
  | 'livery.sideMenu'
  | 'livery.dataSaver'
  | 'livery.balance'
  | 'livery.consent'
  /** The amount that a player last transferred to a game, by the player's id. */
  | `livery.transfer.${string}`;

/** Stores a choice if the browser allows it; otherwise the choice holds for this page. */
export function remember(key: StorageKey, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is full or disabled by the visitor.
  }
}

/** Reads a remembered choice; undefined if the browser denies access. */
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
