import { type RefObject, useEffect, useRef } from 'react';

/**
 * The ref of a place in which a press opens a form, and whose form closes again: the focus was on what is gone, and moves to the form,
 * or to the first button in its place. `shown` names what is there.
 */
export function useFocusKept(shown: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const held = document.activeElement;
    // Whoever is at another control stays there.
    if (held instanceof HTMLElement && held.tabIndex >= 0) return;
    const form = place.current?.querySelector('form');
    (form ? place.current : place.current?.querySelector('button'))?.focus();
  }, [shown]);
  return place;
}
