import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useHydrated } from '#src/ui/useHydrated.ts';
import { period } from './InPeriod.css.ts';
import { useInPeriod } from './useInPeriod.ts';

/** Whether the document's script has hidden the block before the first paint (`periodsScript`). */
const isHidden = (place: number): boolean =>
  typeof document !== 'undefined' &&
  (document.documentElement.dataset.out ?? '').split(' ').includes(String(place));

export interface InPeriodProps {
  /** The index of the block in the manifest's list. */
  place: number;
  from: string | undefined;
  until: string | undefined;
  children: ReactNode;
}

/**
 * A block within its period. In a prerendered page the document's script has decided by the device's clock what is painted; what the
 * platform's clock changes then, and what ends while the page is open, goes once it is off screen. What begins is there at the next view.
 */
export function InPeriod({ place, from, until, children }: InPeriodProps) {
  const hydrated = useHydrated();
  const inPeriod = useInPeriod(from, until);
  const [shown, setShown] = useState(() => (hydrated ? inPeriod : !isHidden(place)));
  const box = useRef<HTMLDivElement>(null);
  const isOver = hydrated && shown && !inPeriod;
  useEffect(() => {
    const content = box.current?.firstElementChild;
    if (!isOver || !content) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.every((entry) => !entry.isIntersecting)) setShown(false);
    });
    observer.observe(content);
    return () => observer.disconnect();
  }, [isOver]);
  if (hydrated && !shown) return null;
  return (
    <div ref={box} className={period} data-period={place}>
      {children}
    </div>
  );
}
