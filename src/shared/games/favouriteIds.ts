/**
 * The marked games after one more is marked, or no longer: the newest mark first. A game that is marked already stays where it
 * is, and one that is not stays away (S4.13).
 */
export function markedAs(ids: readonly number[], nodeId: number, marked: boolean): number[] {
  if (!marked) return ids.filter((id) => id !== nodeId);
  return ids.includes(nodeId) ? [...ids] : [nodeId, ...ids];
}
