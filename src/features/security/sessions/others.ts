/** The name of ending all others, where a session's is its id. */
export const OTHERS = 'others';
