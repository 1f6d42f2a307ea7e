import { useEffect, useState } from 'react';

/** How long the first view has the line to itself, in milliseconds. */
const AFTER_MS = 3000;

/** Whether the first view is long done. */
export function useLater(): boolean {
  const [later, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return later;
}
