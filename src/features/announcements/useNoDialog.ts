import { useEffect, useState } from 'react';

/** The product's dialogs; the popup itself, a native dialog, has no role attribute. */
const OPEN = '[role="dialog"], [role="alertdialog"]';

/** Whether no dialog of the product is open. Below the popup it would be inert. */
export function useNoDialog(): boolean {
  const [clear, setClear] = useState(false);
  useEffect(() => {
    const look = () => setClear(document.querySelector(OPEN) === null);
    // Dialogs are appended to the body.
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true });
    look();
    return () => observer.disconnect();
  }, []);
  return clear;
}
