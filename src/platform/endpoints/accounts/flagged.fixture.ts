import type { AnyHandler } from 'msw';
import type { PageBrand } from '#src/brand/page.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';

/** A platform that sets whitelabel flags, whatever the manifest says of them (S3.11). */
export const flagged = (flags: Partial<PageBrand['flags']>): AnyHandler =>
  answers('getWhitelabel', () =>
    Object.entries(flags).map(([modId, enabled]) => ({ modId, enabled, childrenNodes: [] })),
  );
