import { useEffect, useState } from 'react';

/** How long typing must rest before the platform is asked, in milliseconds. */
const REST_MS = 300;

/** A typed text once typing rests. */
export function useRested(typed: string): string {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
}
