import { useEffect, useState } from 'react';

/** A throttled action. */
export interface Throttled {
  act: () => void;
  /** Whether the action is blocked because it has just run; its button shows that. */
  resting: boolean;
}

/** Throttles an action: a call does nothing for `milliseconds` after the last one that ran. */
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
