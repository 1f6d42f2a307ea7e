/** What stays in the session storage of a tab when a player leaves (S1.6, S4.2). */
const KEPT = 'merchantCode';

/** Forgets what the tab has kept, the merchant's code aside: the session, drafts of forms, searches, what was shown. */
export function clearTab(): void {
  try {
    const merchantCode = sessionStorage.getItem(KEPT);
    sessionStorage.clear();
    if (merchantCode !== null) sessionStorage.setItem(KEPT, merchantCode);
  } catch {
    // Storage is switched off by the visitor, so there is nothing in it.
  }
}
