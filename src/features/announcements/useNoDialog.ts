import { useEffect, useState } from 'react';

/** The dialogs of the product; the popup, on the browser's own, says no role. */
const OPEN = '[role="dialog"], [role="alertdialog"]';

/** Whether no dialog of the product lies above the page. Beneath the popup it would be out of reach. */
export function useNoDialog(): boolean {
  const [clear, setClear] = useState(false);
  useEffect(() => {
    const look = () => setClear(document.querySelector(OPEN) === null);
    // Surfaces above the page are put at the end of the body.
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true });
    look();
    return () => observer.disconnect();
  }, []);
  return clear;
}
