import { expireDeposits } from '#sandbox/wallet/deposits/expireDeposits.ts';
import type { Job } from './job.ts';
import { purge } from './purge.ts';

/** All jobs of the platform. */
export const JOBS: readonly Job[] = [purge, expireDeposits];
