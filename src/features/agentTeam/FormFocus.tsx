import { type ReactNode, useEffect, useRef } from 'react';
import { place } from './FormFocus.css.ts';

export interface FormFocusProps {
  /** A name for the current content, which changes with it. */
  shown: string;
  children: ReactNode;
}

/**
 * A container whose form opens and closes on a press. The focused element is gone then, so the focus moves to the form, or to the first
 * button in the container.
 */
export function FormFocus({ shown, children }: FormFocusProps) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const held = document.activeElement;
    // Focus on another control stays there.
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
