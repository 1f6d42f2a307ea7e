/** For a box that scrolls: the keyboard must reach it, for what is in it may have nothing to stop at. */
export const REACHABLE = { tabIndex: 0 } as const;
