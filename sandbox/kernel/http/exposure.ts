import { UsageError } from '#scripts/command/exit.ts';
import { isLoopback } from './loopback.ts';

/** Who can reach the platform. */
export interface Exposure {
  /** The address that it listens on; by default this machine only. */
  hostname?: string;
  /** The testers' secret; without one, only this machine is admitted. */
  controlSecret?: string;
}

const SHORTEST_SECRET = 16;

/**
 * The exposure from the environment: the address of `SANDBOX_HOST`, the secret of `SANDBOX_CONTROL_SECRET`. Empty variables are ignored.
 * @throws UsageError for an address that other machines reach and no secret, or a short one
 */
export function exposureOf({
  SANDBOX_HOST,
  SANDBOX_CONTROL_SECRET,
}: Record<string, string | undefined>): Exposure {
  const exposed = Boolean(SANDBOX_HOST) && !isLoopback(SANDBOX_HOST ?? '');
  if (exposed && !SANDBOX_CONTROL_SECRET) {
    throw new UsageError(
      `Other machines reach ${SANDBOX_HOST}, and the control at /sandbox with it: set SANDBOX_CONTROL_SECRET.`,
    );
  }
  if (SANDBOX_CONTROL_SECRET && SANDBOX_CONTROL_SECRET.length < SHORTEST_SECRET) {
    throw new UsageError(`SANDBOX_CONTROL_SECRET wants ${SHORTEST_SECRET} letters or more.`);
  }
  return {
    ...(SANDBOX_HOST && { hostname: SANDBOX_HOST }),
    ...(SANDBOX_CONTROL_SECRET && { controlSecret: SANDBOX_CONTROL_SECRET }),
  };
}
