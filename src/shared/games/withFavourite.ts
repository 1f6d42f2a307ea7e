/**
 * The favourites after one more is added or removed: the newest first. Adding an existing one does not move it, and removing a missing one
 * changes nothing (S4.13).
 */
export function withFavourite(ids: readonly number[], nodeId: number, marked: boolean): number[] {
  if (!marked) return ids.filter((id) => id !== nodeId);
  return ids.includes(nodeId) ? [...ids] : [nodeId, ...ids];
}
