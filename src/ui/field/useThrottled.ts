import { useEffect, useState } from 'react';

/** A throttled action. */
export interface Throttled {
  act: () => void;
  /** Whether it ran just now: a press would do nothing, which its button shows. */
  resting: boolean;
}

/** Throttles an action: it does nothing if it ran less than that many milliseconds ago. */
export function useThrottled(action: () => void, milliseconds: number): Throttled {
  const [resting, setResting] = useState(false);
  useEffect(() => {
    if (!resting) return;
    const timer = setTimeout(() => setResting(false), milliseconds);
    return () => clearTimeout(timer);
  }, [resting, milliseconds]);
  const act = () => {
    if (resting) return;
    setResting(true);
    action();
  };
  return { act, resting };
}
