import { type ReactNode, useEffect, useRef } from 'react';
import { place } from './FormPlace.css.ts';

export interface FormPlaceProps {
  /** What is there, by a name that changes with it. */
  shown: string;
  children: ReactNode;
}

/**
 * A place in which a press opens a form, and whose form closes again: the focus was on what is gone, and moves to the form, or to the first
 * button in its place.
 */
export function FormPlace({ shown, children }: FormPlaceProps) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const held = document.activeElement;
    // Whoever is at another control stays there.
    if (held instanceof HTMLElement && held.tabIndex >= 0) return;
    const form = box.current?.querySelector('form');
    (form ? box.current : box.current?.querySelector('button'))?.focus();
  }, [shown]);
  return (
    <div ref={box} tabIndex={-1} className={place}>
      {children}
    </div>
  );
}
