import { useEffect, useState } from 'react';

/** The time after which a loading game counts as slow, in milliseconds. */
const SLOW_MS = 10_000;

/** Whether the component is shown for longer than players expect to wait. */
export function useIsSlow(): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return slow;
}
