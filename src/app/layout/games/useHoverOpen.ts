import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** A pointer that only passes opens nothing, and one that takes a corner closes nothing; in milliseconds. */
const OPEN_AFTER_MS = 80;
const CLOSE_AFTER_MS = 250;

/**
 * What is open under a resting pointer, after a press, or not (WCAG 1.4.13): it stays while the pointer is on it, and
 * Escape closes it.
 */
export function useHoverOpen() {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const set = (next: boolean) => {
    clearTimeout(timer.current);
    setOpen(next);
  };
  const later = (next: boolean, delay: number) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), delay);
  };
  return {
    open,
    set,
    /** For the element that holds both the button and what it opens. */
    hover: {
      onPointerEnter: later(true, OPEN_AFTER_MS),
      onPointerLeave: later(false, CLOSE_AFTER_MS),
    },
  };
}
