import { isInShare } from '#scripts/test/draw.ts';

/** The files whose journeys run at each push: the core of a brand, the size of first loads, and drawn languages. */
export const EACH_PUSH = ['wholeWay', 'login', 'lobby', 'firstLoad', 'languages'].map(
  (name) => `${name}.spec.ts`,
);

/** A push runs one in so many of the other promises. */
const ONE_IN = 15;

/** Whether a journey runs at a push; the draw differs for each commit. */
export const isDueAtPush = (file: string, promise: string): boolean =>
  EACH_PUSH.includes(file) || isInShare(`journey ${file} ${promise}`, ONE_IN);
