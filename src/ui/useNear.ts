import { type RefCallback, useCallback, useState } from 'react';

/** How far outside the viewport counts as near, so that content is mostly loaded when it scrolls in. */
const MARGIN = '200px 0px';

/** Whether an element has ever been near the viewport, or is so `fromTheStart`. Attach the ref to the element. */
export function useNear(fromTheStart = false): [near: boolean, ref: RefCallback<Element>] {
  const [near, setNear] = useState(fromTheStart);
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [near, ref];
}
