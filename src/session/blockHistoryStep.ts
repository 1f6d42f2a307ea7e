/** Handles a step through the history; `stopImmediatePropagation` keeps it from the router. */
type HistoryStepHandler = (event: PopStateEvent) => void;

let held: HistoryStepHandler | undefined;

/**
 * Listens to `popstate`, for `blockHistoryStep`. Call it before the router starts: listeners on the window run in the order they were added.
 */
export function watchHistorySteps(): void {
  window.addEventListener('popstate', (event) => held?.(event));
}

/**
 * Intercepts history steps; a later call replaces it.
 * @returns a function that lets them pass again
 */
export function blockHistoryStep(hold: HistoryStepHandler): () => void {
  held = hold;
  return () => {
    if (held === hold) held = undefined;
  };
}
