import { createSandbox, type Sandbox } from '#sandbox/createSandbox.ts';
import { placeOf } from '#sandbox/database/place.ts';
import type { Merchant } from '#sandbox/merchants.ts';
import { registerOf } from '#sandbox/protection/register.ts';

/**
 * The platform behind a site, with the database of the environment (`DATABASE_URL`, `SANDBOX_DATA_DIR`), else in memory.
 * @throws DatabaseUnreachable where a server cannot be used
 */
export const sandboxOf = (
  environment: Record<string, string | undefined>,
  merchants: readonly Merchant[],
): Promise<Sandbox> =>
  createSandbox({
    ...{ place: placeOf(environment), merchants },
    exclusionRegister: registerOf(environment),
  });
