import { useRef } from 'react';

/** An action that does nothing when it was done less than so many milliseconds ago. */
export function useThrottled(action: () => void, milliseconds: number): () => void {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    const now = performance.now();
    if (now - last.current < milliseconds) return;
    last.current = now;
    action();
  };
}
