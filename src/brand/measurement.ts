import type { ResolvedBrand } from './resolved.generated.ts';

/** Whether visits are counted for a brand, by a Google tag or a tag manager, once a visitor agrees. */
export const isMeasured = ({ gtagId, tagManager }: ResolvedBrand['analytics']): boolean =>
  gtagId !== undefined || tagManager !== undefined;
