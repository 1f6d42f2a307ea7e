import type { PromotionType } from '#src/platform/contract.generated.ts';
import { PROMOTIONS_PATH } from '#src/shared/rewards/promotionPath.ts';

/** The types of promotions, in filter order. */
export const PROMOTION_TYPES = [
  'newcomer',
  'deposit',
  'play',
  'raffle',
  'event',
] as const satisfies readonly PromotionType[];

/** The URL of own applications. */
export const APPLICATIONS_PATH = `${PROMOTIONS_PATH}?view=applications`;

/** The URL of promotions of one type, or of all. */
export const typePath = (type: PromotionType | undefined): string =>
  type ? `${PROMOTIONS_PATH}?type=${type}` : PROMOTIONS_PATH;

/** The view of a URL below `PROMOTIONS_PATH`. */
export type PromotionView =
  | { kind: 'list'; type: PromotionType | undefined }
  | { kind: 'promotion'; code: string }
  | { kind: 'applications' };

/** The view of a URL query; the list for anything unknown. */
export function viewOf(search: string): PromotionView {
  const query = new URLSearchParams(search);
  const code = query.get('code');
  if (code) return { kind: 'promotion', code };
  if (query.get('view') === 'applications') return { kind: 'applications' };
  const type = PROMOTION_TYPES.find((known) => known === query.get('type'));
  return { kind: 'list', type };
}
