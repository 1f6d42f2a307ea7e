/** What shows that somebody is there; none of them comes from a page that is only loading. */
const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const;

/**
 * Runs `work` at the first sign of a visitor, so that what it brings along is no part of the first load. Returns what
 * cancels it, before or while it runs.
 */
export function whenVisitorActs(work: (signal: AbortSignal) => unknown): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const waiting = new AbortController();
  const run = () => {
    waiting.abort();
    if (!signal.aborted) work(signal);
  };
  for (const sign of SIGNS) {
    window.addEventListener(sign, run, { passive: true, signal: waiting.signal });
  }
  return () => {
    waiting.abort();
    controller.abort();
  };
}
