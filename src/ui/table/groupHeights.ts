/** The usual height of a card on a phone, including the gap after it, in px. */
export const CARD_PX = 168;

/** The heights of the groups of a list, by their place. */
export interface GroupHeights {
  /** The height of a group of that many rows in px: as measured, or an estimate, which stays the same. */
  of: (place: number, rows: number) => number;
  /** Keeps the measured height of a group of that many rows. */
  keep: (place: number, rows: number, height: number) => void;
}

/**
 * The heights of a list's groups, so that a group out of view is a box of its height. Those of groups that were never rendered are
 * estimated from the measured ones. Groups have other heights on a page of another width: they are measured anew.
 * @param pageWidth the current width of the page
 */
export function createGroupHeights(pageWidth: () => number): GroupHeights {
  const measured = new Map<number, { rows: number; height: number }>();
  const estimates = new Map<number, { rows: number; height: number }>();
  let width = pageWidth();
  const forgetOldWidth = () => {
    if (width === pageWidth()) return;
    width = pageWidth();
    measured.clear();
    estimates.clear();
  };
  const estimate = (rows: number) => {
    const known = [...measured.values()];
    const height = known.reduce((sum, group) => sum + group.height, 0);
    const count = known.reduce((sum, group) => sum + group.rows, 0);
    return rows * (count > 0 ? height / count : CARD_PX);
  };
  return {
    of: (place, rows) => {
      forgetOldWidth();
      const known = measured.get(place) ?? estimates.get(place);
      if (known?.rows === rows) return known.height;
      const height = estimate(rows);
      estimates.set(place, { rows, height });
      return height;
    },
    keep: (place, rows, height) => {
      forgetOldWidth();
      // A list that is not displayed has no heights.
      if (height > 0) measured.set(place, { rows, height });
    },
  };
}
