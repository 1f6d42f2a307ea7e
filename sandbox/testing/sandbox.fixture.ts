import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';
import { createSandbox, type Sandbox, startSandbox } from '#sandbox/createSandbox.ts';
import type { PlayerRole } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { playerId } from '#sandbox/domains/accounts/seeds/players.ts';
import { RULES } from '#sandbox/kernel/contract/operationRule.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { SentMessage } from '#sandbox/kernel/outbox/readOutbox.ts';
import { readMerchants } from '#sandbox/kernel/readMerchants.ts';
import { startSession } from '#sandbox/kernel/sessions/startSession.ts';
import { seededMemory } from '#sandbox/seeds/seededMemory.fixture.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { type Answer, createClient, type HeaderMap, type TestClient } from './client.fixture.ts';
import { PATIENT_LOAD } from './patient.fixture.ts';
import { testPlace } from './postgres/testPlace.fixture.ts';

type Category = ResolvedBrand['categories'][number];

/** The folder of all brands. */
export const BRANDS = fileURLToPath(new URL('../../brands', import.meta.url));

/** A platform for the tests of one file, with the merchants of all brands. Its own calls have no session. */
export interface TestPlatform extends TestClient {
  readonly sandbox: Sandbox;
  readonly merchants: readonly Merchant[];
  /** Finds a merchant with all of the given categories. */
  merchantWith(...categories: Category[]): Merchant;
  /** A client with a session of a seeded player, of the first merchant by default; the session starts with the first call. */
  as(role: PlayerRole, merchant?: Merchant): TestClient;
  /** The headers of a new session of a seeded player. */
  signIn(role: PlayerRole, merchant?: Merchant): Promise<HeaderMap>;
  /** Changes a setting with the control. */
  control(change: object): Promise<Answer>;
  /** Moves the platform's clock forward and runs due jobs. */
  forward(seconds: number): Promise<void>;
  /** The messages to a recipient, the newest first. */
  outbox(to: string): Promise<SentMessage[]>;
}

/** The very first start creates the database; later ones use its snapshot. */
const FIRST_START_MS = 300_000;

/** Starts a platform, on its own database or on that of the process, restored to its seeds. */
async function startPlatform(
  brands: Merchant[],
  merchants: Merchant[],
  ownDatabase: boolean,
): Promise<Sandbox> {
  const place = await testPlace();
  const options = { merchants, place, load: PATIENT_LOAD };
  if (ownDatabase || place.kind === 'server') return createSandbox(options);
  return startSandbox(await seededMemory(brands), options);
}

interface TestPlatformOptions {
  /** For tests that change the tables themselves, and not only their contents. */
  ownDatabase?: boolean;
  /** Changes the brands of the merchants, such as their time zones. */
  served?: (merchants: Merchant[]) => Merchant[];
}

/** Starts a platform before the tests of a file and stops it after them. */
export function testPlatform({
  ownDatabase = false,
  served = (merchants) => merchants,
}: TestPlatformOptions = {}): TestPlatform {
  let started: { sandbox: Sandbox; merchants: Merchant[] } | undefined;
  const running = () => {
    if (!started) throw new Error('The platform runs only while tests do.');
    return started;
  };
  beforeAll(async () => {
    const brands = await readMerchants(BRANDS);
    const merchants = served(brands);
    started = { sandbox: await startPlatform(brands, merchants, ownDatabase), merchants };
  }, FIRST_START_MS);
  afterAll(() => running().sandbox.close());
  const called = () => ({ ...running().sandbox, rules: RULES });
  const visitor = createClient(called);
  const control = (change: object) => visitor.post('/sandbox/control', change);

  async function signIn(role: PlayerRole, chosen?: Merchant): Promise<HeaderMap> {
    const { sandbox, merchants } = running();
    const merchant = chosen ?? merchants[0];
    if (!merchant) throw new Error('There is no merchant.');
    const { merchantCode } = merchant;
    const { db, clock } = sandbox.platform;
    const token = await startSession(
      db,
      { id: playerId(merchant, role), merchantCode },
      { now: clock.now(), ip: '127.0.0.1', userAgent: 'test' },
    );
    return { 'Merchant-Code': merchantCode, Authorization: `Bearer ${token}` };
  }

  return {
    ...visitor,
    get sandbox() {
      return running().sandbox;
    },
    get merchants() {
      return running().merchants;
    },
    merchantWith(...categories) {
      const found = running().merchants.find(({ brand }) =>
        categories.every((category) => brand.categories.includes(category)),
      );
      if (!found) throw new Error(`No brand carries ${categories.join(', ')}.`);
      return found;
    },
    as(role, merchant) {
      let headers: Promise<HeaderMap> | undefined;
      return createClient(called, () => {
        headers ??= signIn(role, merchant);
        return headers;
      });
    },
    signIn,
    control,
    async forward(seconds) {
      const { body } = await control({ clock: { forward: seconds } });
      if (!body.success) throw new Error(body.message);
    },
    async outbox(to) {
      const { body } = await visitor.get(`/sandbox/outbox?to=${encodeURIComponent(to)}`);
      return body.value as SentMessage[];
    },
  };
}
