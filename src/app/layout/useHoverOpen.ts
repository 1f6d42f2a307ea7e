import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** A passing pointer opens nothing, and one that cuts a corner closes nothing; in milliseconds. */
const OPEN_AFTER_MS = 80;
const CLOSE_AFTER_MS = 250;

/**
 * Whether something is open by hover or by a press on its button (WCAG 1.4.13). It stays open while the pointer is on it. A press on what
 * hovering has just opened keeps it open.
 */
export function useHoverOpen() {
  const [by, setBy] = useState<'hover' | 'press'>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const set = (next: typeof by) => {
    clearTimeout(timer.current);
    setBy(next);
  };
  const later =
    (change: (before: typeof by) => typeof by, delay: number) => (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setBy(change), delay);
    };
  return {
    open: by !== undefined,
    close: () => set(undefined),
    press: () => set(by === 'press' ? undefined : 'press'),
    /** For the element that holds both the button and what it opens. */
    hover: {
      onPointerEnter: later((before) => before ?? 'hover', OPEN_AFTER_MS),
      onPointerLeave: later(() => undefined, CLOSE_AFTER_MS),
    },
  };
}
