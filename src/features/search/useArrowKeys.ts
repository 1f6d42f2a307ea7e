import { useEffect } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Lets the arrow keys move from the search field in a box through the results below, and back. */
export function useArrowKeys(box: HTMLElement | null): void {
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (!box || step === undefined) return;
      const stops = [...box.querySelectorAll('input, a[data-result]')];
      const next = stops[stops.indexOf(document.activeElement ?? box) + step];
      if (!(next instanceof HTMLElement)) return;
      event.preventDefault();
      next.focus();
    };
    box?.addEventListener('keydown', move);
    return () => box?.removeEventListener('keydown', move);
  }, [box]);
}
