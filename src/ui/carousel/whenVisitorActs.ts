/** Events that show that a visitor is there; none is caused by a page that is only loading. */
const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const;

/**
 * Runs `work` on the visitor's first interaction, so that what it loads is no part of the first load. Returns a function that cancels it,
 * before or while it runs.
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
