import { refuseParameters } from '#sandbox/kernel/failures/invalidParameters.ts';
import type { PlatformContext } from './environment.ts';

/** The JSON body of a control call. Refuses anything else. */
export const readJson = (context: PlatformContext): Promise<unknown> =>
  context.req.json().catch(() => {
    throw refuseParameters({ in: 'body', name: '', reason: 'must be JSON' });
  });
