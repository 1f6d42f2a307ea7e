import { SOURCE } from '#scripts/languages/languageFolders.ts';
import { formatPercent } from '#src/i18n/amount.ts';
import { hundredthsText, parseHundredths } from './money.ts';

/** Basis points as percent on the wire: 250 is `2.50`. */
export const percentText = (basisPoints: number): string => hundredthsText(BigInt(basisPoints));

/** Basis points as percent in texts for people, as the pages write it: 250 is `2.5`. */
export const shownPercent = (basisPoints: number): string =>
  formatPercent(percentText(basisPoints), { language: SOURCE, numerals: 'latn' });

/** Parses a percent that passed the contract's checks to basis points. Throws a `RangeError` for invalid text. */
export function basisPointsOf(percent: string): number {
  const parsed = parseHundredths(percent);
  if (parsed === undefined) throw new RangeError(`${percent} is no percent.`);
  return Number(parsed);
}
