import { isInShare } from '#scripts/test/draw.ts';

/** The files whose journeys each push plays: what a brand is for, and the size of first loads. */
export const EACH_PUSH = ['wholeWay', 'login', 'lobby', 'firstLoad'].map(
  (name) => `${name}.spec.ts`,
);

/** Of the other promises, how many a push plays one of. */
const ONE_IN = 10;

/** Whether a push plays a journey; which it plays is drawn anew for each commit. */
export const isDueAtPush = (file: string, promise: string): boolean =>
  EACH_PUSH.includes(file) || isInShare(`journey ${file} ${promise}`, ONE_IN);
