/** Begins the key of every query whose answer belongs to one player; these are forgotten with the session. */
export const OWN = 'own';
