/** How long a late field still gets the focus, in milliseconds; screen reader users have started reading by then. */
const PATIENCE_MS = 3000;

/** Whether the end of an element is within a dialog, so that its focus does not scroll the dialog. */
const isInView = (element: HTMLElement, popup: HTMLElement): boolean =>
  element.getBoundingClientRect().bottom <= popup.getBoundingClientRect().bottom;

/** The first field to focus in a form: a text field, or the chosen one of several radio buttons; null if there is none. */
function firstField(popup: HTMLElement): HTMLElement | null {
  const first = popup.querySelector<HTMLElement>(
    'input:not([type="hidden"], [type="checkbox"], [aria-hidden="true"]), textarea, [role="radio"]',
  );
  const group = first?.closest('[role="radiogroup"]');
  return group?.querySelector<HTMLElement>('[role="radio"][aria-checked="true"]') ?? first;
}

/**
 * Focuses a dialog when it opens: its first field, or its first element if it has none. A field that appears later gets the focus, until
 * the visitor does something. Where the first field is further down, the dialog itself has the focus, and is read from its top.
 */
export function focusFirstField(popup: HTMLElement): HTMLElement | true {
  const acted = new AbortController();
  const { signal } = acted;
  const watch = new MutationObserver(() => {
    const first = firstField(popup);
    if (first && first !== document.activeElement && isInView(first, popup)) first.focus();
  });
  watch.observe(popup, { childList: true, subtree: true });
  signal.addEventListener('abort', () => watch.disconnect());
  for (const act of ['keydown', 'pointerdown', 'click', 'input'] as const) {
    document.addEventListener(act, () => acted.abort(), { capture: true, signal });
  }
  setTimeout(() => acted.abort(), PATIENCE_MS);
  const first = firstField(popup);
  if (first === null) return true;
  return isInView(first, popup) ? first : popup;
}
