import { useEffect, useState, useSyncExternalStore } from 'react';

/** How long a page must be at rest, in milliseconds: what its address opens above it comes a little later than the page. */
const REST_MS = 1000;

/** What lies above the page, the product's own and the browser's. Toasts have the same roles, and say that the page is not blocked. */
const ABOVE = [
  '[role="dialog"]:not([aria-modal="false"])',
  '[role="alertdialog"]:not([aria-modal="false"])',
  'dialog[open]',
].join();

/** Whether someone is in a form, or in a field that takes words. */
const isTyping = (active: Element | null): boolean =>
  active?.matches('form *, :read-write') ?? false;

const isQuiet = (): boolean =>
  document.querySelector(ABOVE) === null && !isTyping(document.activeElement);

function listen(onChange: () => void): () => void {
  // The focus is nowhere while it moves; surfaces above the page are put at the end of the body.
  const look = () => setTimeout(onChange);
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true });
  document.addEventListener('focusin', onChange);
  document.addEventListener('focusout', look);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', onChange);
    document.removeEventListener('focusout', look);
  };
}

/** Whether for a moment nothing has been above the page and nobody has filled in a form, so that something may be shown there. */
export function useQuiet(): boolean {
  const quiet = useSyncExternalStore(listen, isQuiet, () => false);
  const [rested, setRested] = useState(false);
  useEffect(() => {
    if (!quiet) return undefined;
    const timer = setTimeout(() => setRested(true), REST_MS);
    return () => {
      clearTimeout(timer);
      setRested(false);
    };
  }, [quiet]);
  return quiet && rested;
}
