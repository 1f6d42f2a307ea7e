import { useRef } from 'react';

/**
 * Makes an act that one press begins: presses while it is under way do nothing, also those that come before the button shows that it is
 * busy. What the act fails with is the act's own to show.
 */
export function useOnePress(act: () => Promise<unknown>): () => void {
  const isUnderWay = useRef(false);
  const run = async () => {
    isUnderWay.current = true;
    await act().catch(() => undefined);
    isUnderWay.current = false;
  };
  return () => {
    if (!isUnderWay.current) void run();
  };
}
