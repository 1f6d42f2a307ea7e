/** How long a field that comes late still gets the focus, in milliseconds; whoever reads by ear has begun by then. */
const PATIENCE_MS = 3000;

/** What a form asks first, to answer at once: a field to type in, or the chosen one of several radio buttons; nothing where there is no form. */
function firstField(popup: HTMLElement): HTMLElement | null {
  const first = popup.querySelector<HTMLElement>(
    'input:not([type="hidden"], [type="checkbox"], [aria-hidden="true"]), textarea, [role="radio"]',
  );
  const group = first?.closest('[role="radiogroup"]');
  return group?.querySelector<HTMLElement>('[role="radio"][aria-checked="true"]') ?? first;
}

/**
 * Where the focus goes when a dialog opens: its first field, or what comes first where it has none. A field that comes
 * later takes its place, until the visitor does something.
 */
export function focusFirstField(popup: HTMLElement): HTMLElement | true {
  const acted = new AbortController();
  const { signal } = acted;
  const watch = new MutationObserver(() => {
    const first = firstField(popup);
    if (first && first !== document.activeElement) first.focus();
  });
  watch.observe(popup, { childList: true, subtree: true });
  signal.addEventListener('abort', () => watch.disconnect());
  for (const act of ['keydown', 'pointerdown', 'click', 'input'] as const) {
    document.addEventListener(act, () => acted.abort(), { capture: true, signal });
  }
  setTimeout(() => acted.abort(), PATIENCE_MS);
  return firstField(popup) ?? true;
}
