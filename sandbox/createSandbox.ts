import type { Hono } from 'hono';
import { createDispatcher } from './contract/dispatcher.ts';
import { operationIds } from './contract/operations.ts';
import { createControl } from './control/control.ts';
import { openDatabase } from './database/database.ts';
import type { Place } from './database/place.ts';
import { createHandlers } from './handlers/handlers.ts';
import { createApp } from './http/app.ts';
import type { Environment } from './http/environment.ts';
import { createMerchants, type Merchant } from './merchants.ts';
import { seedMerchants } from './seeds/seedMerchants.ts';

/** What a reference platform is made of. */
export interface SandboxOptions {
  /** Where the database lives; in memory where it is left out. */
  place?: Place;
  /** The merchants to serve; the first answers calls that name none. */
  merchants: readonly Merchant[];
}

/** A running reference platform. */
export interface Sandbox {
  app: Hono<Environment>;
  close(): Promise<void>;
}

/**
 * Starts the reference platform: a database with its catalogue, the calls of the contract over it, and
 * the testers' control at `/sandbox`. Throws when there is no merchant or the database cannot be opened.
 */
export async function createSandbox({
  place = { kind: 'memory' },
  merchants: list,
}: SandboxOptions): Promise<Sandbox> {
  const merchants = createMerchants(list);
  const control = createControl();
  const { db, alone, close } = await openDatabase(place);
  await alone(() => seedMerchants(db, merchants.all));
  const handlers = await createHandlers(db, control);
  const dispatch = await createDispatcher(handlers, merchants, control);
  const operations = operationIds(handlers);
  return { app: createApp(dispatch, { merchants, control, operations }), close };
}
