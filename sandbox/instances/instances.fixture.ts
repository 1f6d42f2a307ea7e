import { afterAll, beforeAll } from 'vitest';
import { createSandbox, type Sandbox } from '#sandbox/createSandbox.ts';
import { playerId } from '#sandbox/domains/accounts/seeds/players.ts';
import { RULES } from '#sandbox/kernel/contract/operationRule.ts';
import type { PostgresServer } from '#sandbox/kernel/database/postgres.fixture.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { readMerchants } from '#sandbox/kernel/readMerchants.ts';
import { startSession } from '#sandbox/kernel/sessions/startSession.ts';
import { type Listening, listen } from '#sandbox/site/listen.ts';
import { createClient, type TestClient } from '#sandbox/testing/client.fixture.ts';
import { PATIENT_LOAD } from '#sandbox/testing/patient.fixture.ts';
import { BRANDS } from '#sandbox/testing/sandbox.fixture.ts';

/** The first of them fills the database. */
const FIRST_START_MS = 300_000;

/** One of several platforms on a database. */
interface Instance {
  sandbox: Sandbox;
  server: Listening;
  /** A visitor of this instance. */
  visitor: TestClient;
}

/** Two platforms on one database, for the tests of a block. */
export interface Instances {
  both(): readonly [Instance, Instance];
  merchant(): Merchant;
  /** The headers of a new session of the seeded player; it is good at both. */
  signIn(): Promise<Record<string, string>>;
}

async function start(url: string, merchants: Merchant[]): Promise<Instance> {
  const sandbox = await createSandbox({
    ...{ place: { kind: 'server', url }, merchants, load: PATIENT_LOAD },
  });
  const visitor = createClient(() => ({ ...sandbox, rules: RULES }));
  return { sandbox, visitor, server: await listen(sandbox.app, 0) };
}

/** Starts two instances on a new database of a server. */
export function testInstances(postgres: () => PostgresServer): Instances {
  let started: { instances: readonly [Instance, Instance]; merchant: Merchant } | undefined;
  const running = () => {
    if (!started) throw new Error('The instances run only while tests do.');
    return started;
  };
  beforeAll(async () => {
    const merchants = await readMerchants(BRANDS);
    const [merchant] = merchants;
    if (!merchant) throw new Error('There is no brand.');
    const url = await postgres().createDatabase();
    const instances = [await start(url, merchants), await start(url, merchants)] as const;
    started = { instances, merchant };
  }, FIRST_START_MS);
  afterAll(async () => {
    for (const { server, sandbox } of running().instances) {
      await server.close();
      await sandbox.close();
    }
  });
  return {
    both: () => running().instances,
    merchant: () => running().merchant,
    async signIn() {
      const { instances, merchant } = running();
      const { db, clock } = instances[0].sandbox.platform;
      const { merchantCode } = merchant;
      const token = await startSession(
        db,
        { id: playerId(merchant, 'player'), merchantCode },
        { now: clock.now(), ip: '127.0.0.1', userAgent: 'test' },
      );
      return { 'Merchant-Code': merchantCode, Authorization: `Bearer ${token}` };
    },
  };
}
