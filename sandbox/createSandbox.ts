import { setTimeout as pause } from 'node:timers/promises';
import type { Hono } from 'hono';
import { sealOldAuthenticators } from '#sandbox/domains/accounts/authenticator.ts';
import { readCatalogue } from '#sandbox/domains/catalogue/catalogue.ts';
import { collectIdleFunds } from '#sandbox/domains/play/automaticTransfer.ts';
import type { ExclusionRegister } from '#sandbox/domains/protection/register.ts';
import { createClock } from '#sandbox/kernel/clock/clock.ts';
import { CONTRACT } from '#sandbox/kernel/contract/contract.ts';
import { createDispatcher } from '#sandbox/kernel/contract/dispatcher.ts';
import type { Handlers } from '#sandbox/kernel/contract/operations.ts';
import type { Platform } from '#sandbox/kernel/contract/platform.ts';
import { createControl } from '#sandbox/kernel/control/control.ts';
import type { OpenDatabase } from '#sandbox/kernel/database/database.ts';
import type { Place } from '#sandbox/kernel/database/place.ts';
import type { Environment } from '#sandbox/kernel/http/environment.ts';
import { createLoopGauge } from '#sandbox/kernel/load/loopGauge.ts';
import { createOneAtATime } from '#sandbox/kernel/load/oneAtATime.ts';
import { placesOf, QUEUE, WAITING_RETRIES } from '#sandbox/kernel/load/settings.ts';
import { createWorkQueue, type QueueBounds } from '#sandbox/kernel/load/workQueue.ts';
import { createMerchants, type Merchant } from '#sandbox/kernel/merchants.ts';
import { ensurePayloadKeys } from '#sandbox/kernel/payloads/payloadKeys.ts';
import { startRealtime } from '#sandbox/kernel/realtime/realtime.ts';
import { startSchedule } from '#sandbox/kernel/schedule/schedule.ts';
import { createApp } from './app.ts';
import { createHandlers } from './handlers.ts';
import { jobsOf } from './jobs.ts';
import { openDatabase } from './seeds/openDatabase.ts';
import { identityRoutes } from './tools/identity/routes.ts';

/** What a reference platform is made of. */
export interface SandboxOptions {
  /** Where the database lives; in memory where it is left out. */
  place?: Place;
  /** The merchants to serve; the first answers calls that name none. */
  merchants: readonly Merchant[];
  /** The secret of the testers for the control; without one, only this machine is admitted. */
  controlSecret?: string | undefined;
  /** How many calls wait for the database, and how long, where it is not as usual. */
  load?: Partial<QueueBounds>;
  /** A register of persons who may not play anywhere. */
  exclusionRegister?: ExclusionRegister | undefined;
}

const IN_MEMORY: Place = { kind: 'memory' };

/** A running reference platform. */
export interface Sandbox {
  app: Hono<Environment>;
  platform: Platform;
  handlers: Handlers;
  close(): Promise<void>;
}

/**
 * Starts the reference platform: a database with its catalogue, the calls of the contract over it, and
 * the testers' control at `/sandbox`. Throws when there is no merchant or the database cannot be opened.
 */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const database = await openDatabase(options.place ?? IN_MEMORY, options.merchants);
  const sandbox = await startSandbox(database, options);
  return {
    ...sandbox,
    async close() {
      await sandbox.close();
      await database.close();
    },
  };
}

/** Starts the reference platform on a database that is open and stays so when the platform closes. */
export async function startSandbox(
  { db, withLock, listen }: OpenDatabase,
  { place = IN_MEMORY, merchants: list, controlSecret, load, exclusionRegister }: SandboxOptions,
): Promise<Sandbox> {
  const merchants = createMerchants(list);
  await withLock(async () => {
    await ensurePayloadKeys(db);
    await sealOldAuthenticators(db);
  });
  const control = await createControl(db, listen);
  const retries = createOneAtATime(WAITING_RETRIES);
  const queue = createWorkQueue(
    { places: placesOf(place), ...QUEUE, ...load },
    { now: () => performance.now(), loopDelay: createLoopGauge(), pause },
  );
  const platform = { db, clock: await createClock(db), merchants, control, queue, retries };
  const leftOut = list.flatMap(({ brand }) => brand.gamesLeftOut.games);
  const handlers = createHandlers({
    ...{ catalogue: await readCatalogue(db, leftOut), control, merchants, exclusionRegister },
    ...{ identityProvider: identityRoutes, atLogin: collectIdleFunds },
  });
  const dispatch = await createDispatcher(CONTRACT, handlers, platform);
  const schedule = await startSchedule(db, platform.clock, jobsOf(merchants));
  const realtime = await startRealtime(platform, listen);
  return {
    app: createApp(dispatch, { ...platform, schedule, controlSecret }, realtime),
    platform,
    handlers,
    async close() {
      await schedule.stop();
      await realtime.close();
      await control.close();
    },
  };
}
