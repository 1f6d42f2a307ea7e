/** Marks the document as interactive, for whatever waits for that: the markup alone does nothing yet. */
export const markHydrated = (): void => {
  document.documentElement.dataset.live = '';
};
