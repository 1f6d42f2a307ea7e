import { useEffect, useState } from 'react';

/** How long the first view has the network to itself, in ms. */
const AFTER_MS = 3000;

/** Whether the first view has long loaded. */
export function useAfterFirstView(): boolean {
  const [later, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return later;
}
