import { useEffect, useState } from 'react';

/** The number of cards added per frame. */
const STEP = 4;

/**
 * The number of cards to render: all initial ones, so that a page has its height at once after going back, and a few per frame of later
 * ones, so that the page stays responsive.
 */
export function useGrowingCount(count: number): number {
  const [drawn, setDrawn] = useState(count);
  useEffect(() => {
    if (drawn >= count) return undefined;
    const frame = requestAnimationFrame(() => setDrawn(Math.min(drawn + STEP, count)));
    return () => cancelAnimationFrame(frame);
  }, [drawn, count]);
  return Math.min(drawn, count);
}
