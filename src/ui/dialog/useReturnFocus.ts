import { useLayoutEffect, useRef } from 'react';

/**
 * The element to focus after a dialog: the one that opened it, or `instead` if that is gone or the dialog was opened by its URL. Undefined
 * without `instead`: then the dialog restores the focus itself.
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
