import { useEffect, useState } from 'react';

const OPEN = '[role="dialog"], [role="alertdialog"]';

/** Whether nothing lies above the page. Once that was so it stays so: what opens then is the caller's own. */
export function useNoDialog(): boolean {
  const [clear, setClear] = useState(false);
  useEffect(() => {
    if (clear) return undefined;
    const look = () => setClear(document.querySelector(OPEN) === null);
    // Surfaces above the page are put at the end of the body.
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true });
    look();
    return () => observer.disconnect();
  }, [clear]);
  return clear;
}
