import { useEffect, useState } from 'react';

/** Cards that each frame adds. */
const STEP = 4;

/**
 * How many of the cards of a list are drawn: all that it begins with, so that a page that is come back to has its height at once, and of
 * those that come later a few with each frame, so that the page answers in between.
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
