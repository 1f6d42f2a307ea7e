import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { resolveBrand } from './resolve.ts';

/** A valid brand for tests, with `over` merged into its manifest. */
export const testBrand = (over: object = {}): ResolvedBrand =>
  resolveBrand({
    id: 'zephyr',
    name: 'Zephyr',
    merchantCode: 'ZEPHYR01',
    domains: { main: 'zephyr.example' },
    compliance: { mode: 'play-money' },
    ...over,
  });
