import { useEffect, useState } from 'react';

/** An action that can be done once in so many milliseconds. */
export interface Throttled {
  act: () => void;
  /** It was done just now: a press would do nothing, which its button says. */
  resting: boolean;
}

/** An action that does nothing when it was done less than so many milliseconds ago. */
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
