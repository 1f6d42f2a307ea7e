import { createSandbox, type Sandbox } from '#sandbox/createSandbox.ts';
import { PATIENT_LOAD } from '#sandbox/patient.fixture.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';

/** Starts a platform in memory for journeys on sites of these brands. It refuses no call because the machine is busy. */
export const journeySandbox = (brands: readonly ResolvedBrand[]): Promise<Sandbox> =>
  createSandbox({
    merchants: brands.map((brand) => ({ merchantCode: brand.merchantCode, brand })),
    load: PATIENT_LOAD,
  });
