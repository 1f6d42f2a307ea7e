import { useEffect, useEffectEvent, useRef } from 'react';
import { blockHistoryStep } from '#src/session/blockHistoryStep.ts';

/** The router's index of a history entry; undefined if the router did not make it. */
function placeOf(state: unknown): number | undefined {
  const { idx } = Object(state);
  return typeof idx === 'number' ? idx : undefined;
}

/**
 * Blocks the browser's own navigation while input would be lost. On a step through the history the page stays, and `onBack` asks; the
 * router does not notice. The browser itself asks before leaving or reloading the site.
 * @returns a function to call before a confirmed exit: ends the blocking
 */
export function useConfirmLeave(wouldLose: boolean, onBack: () => void): () => void {
  const agreed = useRef(false);
  const ask = useEffectEvent(onBack);
  useEffect(() => {
    if (!wouldLose) return;
    const here = placeOf(history.state) ?? 0;
    const letPass = blockHistoryStep((event) => {
      if (agreed.current) return;
      event.stopImmediatePropagation();
      // An entry that the router has not made was just typed as a URL, so it is ahead in the history.
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
