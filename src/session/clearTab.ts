/** Stays in the session storage of a tab when a player leaves (S1.6, S4.2). */
const KEPT = 'merchantCode';

/** Clears the tab's storage except the merchant's code: the session, form drafts, searches, popups shown. */
export function clearTab(): void {
  try {
    const merchantCode = sessionStorage.getItem(KEPT);
    sessionStorage.clear();
    if (merchantCode !== null) sessionStorage.setItem(KEPT, merchantCode);
  } catch {
    // Storage is switched off by the visitor, so there is nothing in it.
  }
}
