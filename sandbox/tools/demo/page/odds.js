/** Odds have four decimals at most. */
const PLACES = 4;

/**
 * A decimal text as whole parts of ten to the power of its places; undefined where it is no amount.
 *
 * @param {string} text
 * @param {number} places
 */
function whole(text, places) {
  const [, units, parts = ''] = /^(\d{1,12})(?:\.(\d*))?$/.exec(text) ?? [];
  if (units === undefined || parts.length > places) return undefined;
  return BigInt(units + parts.padEnd(places, '0'));
}

/**
 * What a stake returns at its odds, the stake included: whole minor units, what is left of one dropped as the platform does.
 *
 * @param {string} stake
 * @param {string} odds in times the stake
 * @param {number} decimals those of minor units
 * @returns {string | undefined} the decimal text of the wire; undefined where the stake or the odds are none
 */
export function returnOf(stake, odds, decimals) {
  const minor = whole(stake, decimals);
  const times = whole(odds, PLACES);
  if (minor === undefined || times === undefined) return undefined;
  const paid = `${(minor * times) / 10n ** BigInt(PLACES)}`.padStart(decimals + 1, '0');
  return `${paid.slice(0, -decimals)}.${paid.slice(-decimals)}`;
}

/**
 * What a round was for its player. Less than the stake is no win.
 *
 * @param {string} stake
 * @param {string} payout
 * @returns {'won' | 'stakeBack' | 'part' | 'lost'}
 */
export function outcomeOf(stake, payout) {
  const staked = whole(stake, PLACES) ?? 0n;
  const paid = whole(payout, PLACES) ?? 0n;
  if (paid > staked) return 'won';
  if (paid === 0n) return 'lost';
  return paid === staked ? 'stakeBack' : 'part';
}
