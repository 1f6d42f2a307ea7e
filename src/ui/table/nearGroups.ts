/** How far from the view groups of cards are in the page, in px: a fling on a phone does not get ahead of them. */
export const NEAR_PX = 2000;

/** A group of cards as it is on the page. */
export interface PlacedGroup {
  /** Whether the group is in the view, or no further from it than `NEAR_PX`. */
  near: boolean;
  /** Whether its cards are in the page. */
  shown: boolean;
  /** Whether its cards must stay in the page, because the focus is among them. */
  isHeld: () => boolean;
  /** Its edges, from the top of the view, in px. */
  edges: () => { top: number; bottom: number };
}

/** How far edges are from a view of that height, in px; 0 if they are in it. */
const awayFrom = ({ top, bottom }: { top: number; bottom: number }, viewHeight: number): number =>
  Math.max(0, top - viewHeight, -bottom);

/**
 * The groups whose cards come into the page or leave it in this frame, at most one of each, since no task may lay out many: of those that
 * come near, the nearest to the view; of those that are far away, the first. One leaves for one that comes, or the page would grow in a
 * fling through a long list. Empty if all are as they should be.
 */
export function nextToTurn<Group extends PlacedGroup>(
  groups: Iterable<Group>,
  viewHeight: number,
): Group[] {
  const all = [...groups];
  const away = (group: Group) => awayFrom(group.edges(), viewHeight);
  const [nearest] = all
    .filter(({ near, shown }) => near && !shown)
    .map((group) => ({ group, px: away(group) }))
    .sort((one, other) => one.px - other.px);
  const leaving = all.find((group) => !group.near && group.shown && !group.isHeld());
  return [nearest?.group, leaving].filter((group) => group !== undefined);
}
