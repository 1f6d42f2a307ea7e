import { useLayoutEffect, useRef } from 'react';

/**
 * The element that has the focus after a dialog: what opened it, or `instead` if that is gone by then or an address opened it. Undefined
 * without `instead`: then the focus is restored where it can be.
 */
export function useReturnFocus(open: boolean, instead: (() => HTMLElement | null) | undefined) {
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  if (!instead) return undefined;
  return () => {
    const isThere = opener.current?.isConnected && opener.current !== document.body;
    return isThere ? true : instead();
  };
}
