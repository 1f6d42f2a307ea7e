import { useEffect, useState, useSyncExternalStore } from 'react';

/** How long a page must be idle, in milliseconds: dialogs that its address opens appear a little after the page. */
const REST_MS = 1000;

/** Selectors for the product's and the browser's dialogs. Toasts have the same roles, but `aria-modal="false"`. */
const ABOVE = [
  '[role="dialog"]:not([aria-modal="false"])',
  '[role="alertdialog"]:not([aria-modal="false"])',
  'dialog[open]',
].join();

/** Whether the focus is in a form, or in a text field. */
const isTyping = (active: Element | null): boolean =>
  active?.matches('form *, :read-write') ?? false;

const isQuiet = (): boolean =>
  document.querySelector(ABOVE) === null && !isTyping(document.activeElement);

function listen(onChange: () => void): () => void {
  // Delayed, since nothing has the focus while it moves; dialogs are appended to the body.
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

/** Whether no dialog was open and no form was filled in for a moment, so that a popup may be shown. */
export function usePageIdle(): boolean {
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
