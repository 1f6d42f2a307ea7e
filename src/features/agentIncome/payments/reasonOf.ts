import type { Commission } from '#src/platform/contract.generated.ts';
import { isZero } from './isZero.ts';

/**
 * Why a period was paid nothing: it was short of something, which the next one has to make up for; corrections or what was carried over took all of it; the
 * team did not lose; or the difference of the rates makes less than the smallest unit of it.
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
