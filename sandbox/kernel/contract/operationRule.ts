import { OPERATIONS } from './operations.generated.ts';
import type { BodyType } from './requestBody.ts';

/** The contract's rule of any call. */
export interface OperationRule {
  area: string;
  method: string;
  path: string;
  /** Who may call it; `anyone` may have a session. */
  audience: 'visitor' | 'anyone' | 'session' | 'member' | 'agent';
  /** Whether it answers while the site is closed. */
  alwaysOpen: boolean;
  /** Whether players on a time-out or self-excluded are refused. */
  refusesExcluded: boolean;
  /** Whether members whom their upline has suspended are refused. */
  refusesSuspended: boolean;
  body: BodyType | null;
  encrypted: boolean;
  idempotent: boolean;
  /** Whether its handler runs in a transaction. */
  writes: boolean;
  /** Whether it is answered without the database, ahead of calls waiting for it. */
  fromMemory: boolean;
  rate: { limit: number; seconds: number; per: 'ip' | 'member' } | null;
  defaulted: readonly string[];
  /** The codes that it can fail with. */
  failures: readonly string[];
}

/** The contract's rule of every call. */
export const RULES: Readonly<Record<keyof typeof OPERATIONS, OperationRule>> = OPERATIONS;
