import { createSandbox, type Sandbox } from '#sandbox/createSandbox.ts';
import { placeOf } from '#sandbox/database/place.ts';
import { exposureOf } from '#sandbox/http/exposure.ts';
import { loadOf } from '#sandbox/load/settings.ts';
import type { Merchant } from '#sandbox/merchants.ts';
import { registerOf } from '#sandbox/protection/register.ts';

/**
 * The platform behind a site, with the database of the environment (`DATABASE_URL`, `SANDBOX_DATA_DIR`), else in memory,
 * and the console's secret (`SANDBOX_CONTROL_SECRET`).
 * @throws DatabaseUnreachable where a server cannot be used
 * @throws UsageError where the secret is too short
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
