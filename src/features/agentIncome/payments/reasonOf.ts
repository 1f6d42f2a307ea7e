import type { Commission } from '#src/platform/contract.generated.ts';
import { isZero } from './isZero.ts';

/**
 * Why nothing was paid for a period: its deficit is carried to the next one; corrections or what was carried in offset it; the team did not
 * lose; or the rate difference gives less than the smallest unit. Undefined if something was paid.
 */
export function reasonOf({
  kind,
  net,
  amount,
  corrections,
  carriedIn,
  carriedOut,
}: Pick<Commission, 'kind' | 'net' | 'amount' | 'corrections' | 'carriedIn' | 'carriedOut'>):
  | 'carried'
  | 'offset'
  | 'won'
  | 'small'
  | undefined {
  if (!isZero(amount)) return undefined;
  if (!isZero(carriedOut)) return 'carried';
  if (!isZero(corrections) || !isZero(carriedIn)) return 'offset';
  return kind === 'dividend' && !net.startsWith('-') ? 'won' : 'small';
}
