import { useEffect, useState } from 'react';

/** After this long a game that has not come counts as slow, in milliseconds. */
const SLOW_MS = 10_000;

/** Whether a part has been on show for longer than a player expects to wait. */
export function useSlow(): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return slow;
}
