/** The longest that work waits for a browser that is never idle, in ms. */
const PATIENCE_MS = 4000;

/** Runs `work` when the browser has nothing better to do. Returns what cancels it, before or while it runs. */
export function whenIdle(work: (signal: AbortSignal) => unknown): () => void {
  const controller = new AbortController();
  const run = () => work(controller.signal);
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: PATIENCE_MS });
    controller.signal.addEventListener('abort', () => cancelIdleCallback(handle));
  } else {
    const handle = setTimeout(run, PATIENCE_MS / 2);
    controller.signal.addEventListener('abort', () => clearTimeout(handle));
  }
  return () => controller.abort();
}
