import { useEffect, useEffectEvent, useRef } from 'react';
import { holdBack } from '#src/session/backHold.ts';

/** The place that the router gives an entry of the history; none where it made no entry. */
function placeOf(state: unknown): number | undefined {
  const { idx } = Object(state);
  return typeof idx === 'number' ? idx : undefined;
}

/**
 * Lets nobody leave by the browser's own ways while something would be lost. On a step through the history the page stays,
 * and `onBack` asks; the router does not notice. The browser itself asks before the site is left or reloaded.
 * @returns what a way out that was agreed to goes by: nothing is held up any more
 */
export function useBackQuestion(wouldLose: boolean, onBack: () => void): () => void {
  const agreed = useRef(false);
  const ask = useEffectEvent(onBack);
  useEffect(() => {
    if (!wouldLose) return;
    const here = placeOf(history.state) ?? 0;
    const letPass = holdBack((event) => {
      if (agreed.current) return;
      event.stopImmediatePropagation();
      // An entry that the router did not make is one that was just typed, so it lies ahead.
      const there = placeOf(event.state) ?? here + 1;
      if (there === here) return;
      history.go(here - there);
      ask();
    });
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!agreed.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => {
      letPass();
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [wouldLose]);
  return () => {
    agreed.current = true;
  };
}
