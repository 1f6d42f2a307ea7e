import { createSandbox, type Sandbox } from '#sandbox/createSandbox.ts';
import { registerOf } from '#sandbox/domains/protection/register.ts';
import { placeOf } from '#sandbox/kernel/database/place.ts';
import { exposureOf } from '#sandbox/kernel/http/exposure.ts';
import { loadOf } from '#sandbox/kernel/load/settings.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';

/**
 * The platform behind a site, with the environment's database (`DATABASE_URL`, `SANDBOX_DATA_DIR`), else in memory, and the console's
 * secret (`SANDBOX_CONTROL_SECRET`).
 * @throws DatabaseUnreachable if a server cannot be used
 * @throws UsageError if the secret is too short
 */
export async function sandboxOf(
  environment: Record<string, string | undefined>,
  merchants: readonly Merchant[],
): Promise<Sandbox> {
  const { SANDBOX_CONTROL_SECRET } = environment;
  const { controlSecret } = exposureOf({ SANDBOX_CONTROL_SECRET });
  const exclusionRegister = registerOf(environment);
  return createSandbox({
    place: placeOf(environment),
    merchants,
    controlSecret,
    exclusionRegister,
    load: loadOf(environment),
  });
}
