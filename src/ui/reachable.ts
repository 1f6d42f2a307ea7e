/** The props of a scrolling box: it must be focusable, since its content may have no tab stop. */
export const REACHABLE = { tabIndex: 0 } as const;
