/** The room of the drawing of a flight. */
export const ROOM = { width: 360, height: 180, left: 12, right: 348, top: 20, foot: 164 };

const STEPS = 48;

/**
 * The multiplier after a share of a flight, in hundredths: it grows ever faster.
 *
 * @param {number} end in hundredths
 * @param {number} share from 0 to 1
 */
export const flownAt = (end, share) => Math.floor(100 * (end / 100) ** share);

/**
 * The height of a multiplier where the drawing reaches up to another.
 *
 * @param {number} hundredths
 * @param {number} most
 */
export function heightOf(hundredths, most) {
  const share = (hundredths - 100) / Math.max(1, most - 100);
  return ROOM.foot - share * (ROOM.foot - ROOM.top);
}

/**
 * The points of a flight from 1 to its end, from left to right.
 *
 * @param {number} end in hundredths
 * @param {number} most the multiplier at the top of the drawing
 * @returns {[x: number, y: number][]}
 */
export function curveOf(end, most) {
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const share = step / STEPS;
    const x = ROOM.left + share * (ROOM.right - ROOM.left);
    return [x, heightOf(100 * (end / 100) ** share, most)];
  });
}
