import type { ChangeFigures } from './changeBench.ts';
import type { ReleaseFigures } from './releaseBench.ts';
import { atMost, measured, number, type Row } from './row.ts';

const KILOBYTE = 1000;

/** The figures of releases against their limits. */
export function releaseRows(figures: ReleaseFigures): Row[] {
  const { brands, publishMs, promoteMs, rollbackMs, sharedBytes, ownBytes, allowedBytes } = figures;
  const megabytes = (bytes: number) => bytes / KILOBYTE / KILOBYTE;
  const all = `${number(brands)} brands`;
  return [
    atMost(`${all} made live, the whole command`, promoteMs, 1000, 'ms'),
    atMost(`${all} rolled back, the whole command`, rollbackMs, 1000, 'ms'),
    atMost(
      'the store without what is a brand’s own, compressed forms included',
      megabytes(sharedBytes),
      megabytes(allowedBytes),
      'MB',
      1,
    ),
    measured('the brands’ own, likewise', `${number(megabytes(ownBytes), 1)} MB`),
    measured('a site published', `${number(publishMs, 1)} ms`),
  ];
}

/** The times from a changed colour to a live site. */
export function changeRows({ buildMs, publishMs, promoteMs, liveMs }: ChangeFigures): Row[] {
  return [
    atMost('a changed colour live, all commands together', liveMs, 5000, 'ms'),
    measured('of that, the build', `${number(buildMs)} ms`),
    measured('publish', `${number(publishMs)} ms`),
    measured('promote', `${number(promoteMs)} ms`),
  ];
}
