import { UsageError } from '#scripts/command/exit.ts';
import { isLoopback } from './loopback.ts';

/** Who can reach the platform. */
export interface Exposure {
  /** The address that it listens on; this machine's own where it is left out. */
  hostname?: string;
  /** The secret of the testers; without one, only this machine is admitted. */
  controlSecret?: string;
}

const SHORTEST_SECRET = 16;

/**
 * What the environment says: the address of `SANDBOX_HOST`, the secret of `SANDBOX_CONTROL_SECRET`. An empty variable
 * counts as none.
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
