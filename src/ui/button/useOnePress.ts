import { useRef } from 'react';

/**
 * Wraps an action so that presses while it is running do nothing, even before the button shows that it is busy. The action handles its own
 * errors.
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
