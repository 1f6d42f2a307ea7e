/** The first part of every query key whose answer belongs to one player; these are dropped with the session. */
export const PLAYER_QUERY_PREFIX = 'own';
