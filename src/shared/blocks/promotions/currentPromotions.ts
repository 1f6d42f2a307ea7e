import type { Promotion } from '#src/platform/contract.generated.ts';

/** The promotions that are running, in the platform's order. */
export const currentPromotions = (promotions: readonly Promotion[]): Promotion[] =>
  promotions.filter(({ status }) => status !== 'expired' && status !== 'coming_soon');
