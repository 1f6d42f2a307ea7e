import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { isRunning } from '#scripts/command/isRunning.ts';
import { isObject } from '#scripts/pipeline/jsonFile.ts';
import type { ObjectStore } from '#scripts/store/objectStore.ts';
import { ReleaseFailure } from './failure.ts';
import { parsedObject } from './parsedObject.ts';

/** The folder of leases. */
const LEASES = 'leases';

/** Longer than any command takes. Only the lease of a killed command on another machine lasts this long. */
const LEASE_MS = 3_600_000;

/** What a command does with the store: refer to contents, or remove those that nothing refers to. */
export type LeaseKind = 'use' | 'sweep';

/** A command that runs on the store. */
interface Lease {
  kind: LeaseKind;
  command: string;
  machine: string;
  process: number;
  /** ISO 8601, in UTC. */
  until: string;
}

/** Thrown if another command runs that excludes this one. */
export class StoreBusyError extends ReleaseFailure {
  constructor({ command, machine }: Lease) {
    super(
      `\`${command}\` is running on ${machine}: nothing was done. Try again once it has ended.`,
    );
    this.name = 'StoreBusyError';
  }
}

/** Thrown if the lease of this command has ended, so that contents that it refers to may have been removed. */
export class LeaseLostError extends ReleaseFailure {
  constructor() {
    super('This took longer than an hour and has lost its claim on the store. Run it again.');
    this.name = 'LeaseLostError';
  }
}

const isOver = ({ machine, process: id, until }: Lease, now: Date): boolean =>
  Date.parse(until) < now.getTime() || (machine === hostname() && !isRunning(id));

const excludes = (a: LeaseKind, b: LeaseKind): boolean => a === 'sweep' || b === 'sweep';

/** The name of a lease. Other files in the folder do not belong to the store. */
const NAME = /^(use|sweep)-.+\.json$/;

const isLease = (value: unknown): value is Lease =>
  isObject(value) &&
  (value.kind === 'use' || value.kind === 'sweep') &&
  [value.command, value.machine, value.until].every((each) => typeof each === 'string') &&
  Number.isSafeInteger(value.process) &&
  !Number.isNaN(Date.parse(String(value.until)));

/** A lease as it is written. */
function parsedLease(store: ObjectStore, key: string, bytes: Uint8Array): Lease {
  const read: unknown = parsedObject(bytes);
  if (isLease(read)) return read;
  throw new ReleaseFailure(
    `${key} of ${store.name} is damaged, so it is not known whether a command runs: nothing was done. Remove it if none does.`,
  );
}

/** The leases of other commands that still run; those of killed commands are removed. */
async function othersOf(store: ObjectStore, own: string, now: Date): Promise<Lease[]> {
  const names = (await store.names(LEASES)).filter((name) => name !== own && NAME.test(name));
  const found = await Promise.all(
    names.map(async (name) => {
      const key = `${LEASES}/${name}`;
      const bytes = await store.get(key);
      if (!bytes) return [];
      const lease = parsedLease(store, key, bytes);
      if (!isOver(lease, now)) return [lease];
      await store.remove(key);
      return [];
    }),
  );
  return found.flat();
}

/** Throws LeaseLostError if a command has lost its lease. */
export type RequireLease = () => Promise<void>;

/**
 * Runs an action under a lease, so that no sweep removes what it is about to refer to. The lease is written before the others are looked
 * at: of two commands that exclude each other, at least one sees the other.
 * @param action gets a function that throws if the lease was lost, to call before a reference is written
 * @throws StoreBusyError if a command runs that excludes this one
 */
export async function withLease<T>(
  store: ObjectStore,
  { kind, command, now }: { kind: LeaseKind; command: string; now: Date },
  action: (requireLease: RequireLease) => Promise<T>,
): Promise<T> {
  const name = `${kind}-${randomUUID()}.json`;
  const key = `${LEASES}/${name}`;
  const until = new Date(now.getTime() + LEASE_MS).toISOString();
  const lease: Lease = { kind, command, machine: hostname(), process: process.pid, until };
  await store.create(key, new TextEncoder().encode(`${JSON.stringify(lease)}\n`));
  try {
    const others = await othersOf(store, name, now);
    const busy = others.find((other) => excludes(kind, other.kind));
    if (busy) throw new StoreBusyError(busy);
    return await action(async () => {
      if (!(await store.has(key))) throw new LeaseLostError();
    });
  } finally {
    await store.remove(key);
  }
}
