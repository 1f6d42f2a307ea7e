import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useInPeriod } from '#src/platform/useInPeriod.ts';
import { useHydrated } from '#src/ui/useHydrated.ts';
import { period } from './InPeriod.css.ts';

/** Whether the document's script has hidden the block before the first paint (`periodsScript`). */
const isHidden = (place: string): boolean =>
  typeof document !== 'undefined' &&
  (document.documentElement.dataset.out ?? '').split(' ').includes(place);

export interface InPeriodProps {
  /** The block's path below `pages` in the manifest: `home.3`. */
  place: string;
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
    if (!isOver) return undefined;
    const watch = () => {
      const content = box.current?.firstElementChild;
      if (content) observer.observe(content);
    };
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) return;
      // A block that has just loaded is in the place of what was shown before.
      if (entries.every(({ target }) => target.isConnected)) setShown(false);
      else watch();
    });
    watch();
    return () => observer.disconnect();
  }, [isOver]);
  if (hydrated && !shown) return null;
  return (
    <div ref={box} className={period} data-period={place}>
      {children}
    </div>
  );
}
