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

/** A platform for these brands that refuses no call because the machine is busy. */
const optionsFor = (brands: readonly ResolvedBrand[]): SandboxOptions => ({
  merchants: brands.map((brand) => ({ merchantCode: brand.merchantCode, brand })),
  load: PATIENT_LOAD,
});

const guarded = (sandbox: Sandbox): Sandbox => ({ ...sandbox, app: pressesOnly(sandbox.app) });

/** Starts a platform in memory for journeys on sites of these brands. */
export const journeySandbox = async (brands: readonly ResolvedBrand[]): Promise<Sandbox> =>
  guarded(await createSandbox(optionsFor(brands)));

/** Starts a platform on the database that this process keeps for these brands, which has its seeds again. One at a time may run on it. */
export async function reseededSandbox(brands: readonly ResolvedBrand[]): Promise<Sandbox> {
  const options = optionsFor(brands);
  return guarded(await startSandbox(await seededMemory(options.merchants), options));
}
