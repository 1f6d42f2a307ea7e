import type { PromotionType } from '#src/platform/contract.generated.ts';

/** Where the promotions are (S2.3). */
export const PROMOTIONS_PATH = '/promotions';

/** The types of promotions, in the order of their filters. */
export const PROMOTION_TYPES = [
  'newcomer',
  'deposit',
  'play',
  'raffle',
  'event',
] as const satisfies readonly PromotionType[];

/** The player's own applications. */
export const APPLICATIONS_PATH = `${PROMOTIONS_PATH}?view=applications`;

/** The address of the promotions of one type, or of all. */
export const typePath = (type: PromotionType | undefined): string =>
  type ? `${PROMOTIONS_PATH}?type=${type}` : PROMOTIONS_PATH;

/** The address of one promotion. */
export const promotionPath = (code: string): string =>
  `${PROMOTIONS_PATH}?code=${encodeURIComponent(code)}`;

/** What an address below `PROMOTIONS_PATH` shows. */
export type PromotionView =
  | { kind: 'list'; type: PromotionType | undefined }
  | { kind: 'promotion'; code: string }
  | { kind: 'applications' };

/** What the query of an address asks for; what it does not know shows the list. */
export function viewOf(search: string): PromotionView {
  const query = new URLSearchParams(search);
  const code = query.get('code');
  if (code) return { kind: 'promotion', code };
  if (query.get('view') === 'applications') return { kind: 'applications' };
  const type = PROMOTION_TYPES.find((known) => known === query.get('type'));
  return { kind: 'list', type };
}
