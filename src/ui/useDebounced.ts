import { useEffect, useState } from 'react';

/** How long typing must pause before the platform is asked, in milliseconds. */
const REST_MS = 300;

/** The typed text, updated once typing pauses. */
export function useDebounced(typed: string): string {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
}
