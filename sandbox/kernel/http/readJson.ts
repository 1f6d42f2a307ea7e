import { refuseParameters } from '#sandbox/kernel/failures/invalidParameters.ts';
import type { PlatformContext } from './environment.ts';

/** The body of a call to the control. Refuses what is no JSON. */
export const readJson = (context: PlatformContext): Promise<unknown> =>
  context.req.json().catch(() => {
    throw refuseParameters({ in: 'body', name: '', reason: 'must be JSON' });
  });
