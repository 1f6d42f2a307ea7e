/** Takes a step through the history in hand; `stopImmediatePropagation` keeps it from the router. */
type BackHold = (event: PopStateEvent) => void;

let held: BackHold | undefined;

/**
 * Listens for steps through the history, for whoever holds them up. Called before the router begins to listen: what
 * listens to the window is called in the order in which it was added.
 */
export function watchBack(): void {
  window.addEventListener('popstate', (event) => held?.(event));
}

/**
 * Holds up the steps through the history.
 * @returns what lets them pass again
 */
export function holdBack(hold: BackHold): () => void {
  held = hold;
  return () => {
    if (held === hold) held = undefined;
  };
}
