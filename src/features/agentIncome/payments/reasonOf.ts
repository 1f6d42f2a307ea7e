import type { Commission } from '#src/platform/contract.generated.ts';
import { isZero } from './isZero.ts';

/** Why a period was paid nothing: the team won, or the difference of the rates makes less than the smallest unit of it. */
export function reasonOf({
  kind,
  net,
  amount,
}: Pick<Commission, 'kind' | 'net' | 'amount'>): 'won' | 'small' | undefined {
  if (!isZero(amount)) return undefined;
  return kind === 'dividend' && !net.startsWith('-') ? 'won' : 'small';
}
