import {
  createSandbox,
  type Sandbox,
  type SandboxOptions,
  startSandbox,
} from '#sandbox/createSandbox.ts';
import { seededMemory } from '#sandbox/seeds/seededMemory.fixture.ts';
import { PATIENT_LOAD } from '#sandbox/testing/patient.fixture.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { pressesOnly } from './pressesOnly.ts';

/** The options of a platform for these brands that refuses no call on a busy machine. */
const optionsFor = (brands: readonly ResolvedBrand[]): SandboxOptions => ({
  merchants: brands.map((brand) => ({ merchantCode: brand.merchantCode, brand })),
  load: PATIENT_LOAD,
});

const guarded = (sandbox: Sandbox): Sandbox => ({ ...sandbox, app: pressesOnly(sandbox.app) });

/** Starts a platform in memory for journeys on sites of these brands. */
export const journeySandbox = async (brands: readonly ResolvedBrand[]): Promise<Sandbox> =>
  guarded(await createSandbox(optionsFor(brands)));

/** Starts a platform on this process's database of these brands, seeded again. Only one platform may use it at a time. */
export async function reseededSandbox(brands: readonly ResolvedBrand[]): Promise<Sandbox> {
  const options = optionsFor(brands);
  return guarded(await startSandbox(await seededMemory(options.merchants), options));
}
