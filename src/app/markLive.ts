/** Marks the document as one that answers to touch, for whoever waits for that: the markup alone does nothing yet. */
export const markLive = (): void => {
  document.documentElement.dataset.live = '';
};
