/** The action id for ending all other sessions. */
export const OTHERS = 'others';
