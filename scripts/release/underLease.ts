import type { ObjectStore } from '#scripts/store/objectStore.ts';
import type { CommonOptions } from './options.ts';
import { type LeaseKind, type RequireLease, withLease } from './store/leases.ts';

/** Runs the action of a command under a lease, or without one in a dry run, which changes nothing. */
export const underLease = <T>(
  store: ObjectStore,
  { dryRun }: Pick<CommonOptions, 'dryRun'>,
  lease: { kind: LeaseKind; command: string; now: Date },
  action: (requireLease: RequireLease) => Promise<T>,
): Promise<T> => (dryRun ? action(async () => undefined) : withLease(store, lease, action));
