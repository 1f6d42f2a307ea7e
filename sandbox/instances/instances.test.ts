import { count, eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { playerId } from '#sandbox/domains/accounts/seeds/players.ts';
import { deposit } from '#sandbox/domains/wallet/deposits/schema.ts';
import { onPostgres } from '#sandbox/kernel/database/engines.fixture.ts';
import { setting } from '#sandbox/kernel/database/schema/platform.ts';
import { publish } from '#sandbox/kernel/events/publish.ts';
import type { Job } from '#sandbox/kernel/interfaces/job.ts';
import { testPages } from '#sandbox/kernel/realtime/page.fixture.ts';
import { balancesOf } from '#sandbox/kernel/realtime/realtime.fixture.ts';
import { startSchedule } from '#sandbox/kernel/schedule/schedule.ts';
import { PATIENT } from '#sandbox/testing/patient.fixture.ts';
import { testInstances } from './instances.fixture.ts';

describe('two instances with one database', () => {
  onPostgres((postgres) => {
    const { both, merchant, signIn } = testInstances(postgres);
    const connect = testPages();

    async function listening(instance: 0 | 1) {
      const headers = await signIn();
      const page = await connect(`${both()[instance].server.url}/ws`);
      const token = headers.Authorization?.replace('Bearer ', '');
      page.say({ type: 'login', merchantCode: merchant().merchantCode, token });
      await page.heard('ready');
      return { page, headers };
    }
    async function tell(instance: 0 | 1, balance: string): Promise<void> {
      const { db, clock } = both()[instance].sandbox.platform;
      const event = {
        to: playerId(merchant(), 'player'),
        type: 'balance',
        data: { balance },
      } as const;
      await publish(db, merchant().merchantCode, clock.now(), event);
    }

    it('deliver the events of one to the pages of both, in one order (S6.6)', async () => {
      const pages = [(await listening(0)).page, (await listening(1)).page];
      const told = Array.from({ length: 40 }, (_, index) => `${index}.00`);
      await Promise.all(told.map((balance, index) => tell(index % 2 === 0 ? 0 : 1, balance)));
      const [one, other] = pages;
      if (!one || !other) throw new Error('There are two pages.');
      await vi.waitFor(() => expect(balancesOf(one)).toHaveLength(told.length), PATIENT);
      await vi.waitFor(() => expect(balancesOf(other)).toEqual(balancesOf(one)), PATIENT);
      expect(new Set(balancesOf(one))).toEqual(new Set(told));
    });

    it('close a connection at one after a logout at the other (S4.2)', async () => {
      const { page, headers } = await listening(0);
      await both()[1].visitor.delete('/wps/session/logout', undefined, headers);
      expect(await page.ended).toEqual({ code: 4401, reason: 'not_logged_in' });
    });

    it('share the settings of testers, and use up a limited fault together', async () => {
      const [one, other] = both();
      await one.visitor.post('/sandbox/control', {
        fault: { operation: 'getDomainRoute', kind: 'error', times: 3 },
      });
      const met = () => other.sandbox.platform.control.faults().getDomainRoute;
      await vi.waitFor(() => expect(met()).toBeDefined(), PATIENT);
      const calls = Array.from({ length: 10 }, (_, index) =>
        (index % 2 === 0 ? one : other).visitor.get('/wps/system/domainRoute'),
      );
      const statuses = (await Promise.all(calls)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 500)).toHaveLength(3);
      await vi.waitFor(() => expect(met()).toBeUndefined(), PATIENT);
    });

    it('share the clock, and run each job once when it is due', async () => {
      const [one, other] = both();
      const NAME = 'turns of a test';
      const job: Job = {
        name: 'test',
        everySeconds: 60,
        async run({ db }) {
          const [turns] = await db.select().from(setting).where(eq(setting.name, NAME));
          await db
            .update(setting)
            .set({ value: Number(turns?.value) + 1 })
            .where(eq(setting.name, NAME));
        },
      };
      await one.sandbox.platform.db.insert(setting).values({ name: NAME, value: 0 });
      const schedules = await Promise.all(
        [one, other].map(({ sandbox: { platform } }) =>
          startSchedule(platform.db, platform.clock, [job]),
        ),
      );
      for (let turn = 0; turn < 3; turn += 1) {
        await one.sandbox.platform.clock.forward(60);
        await Promise.all(schedules.map(({ runDue }) => runDue()));
      }
      await Promise.all(schedules.map(({ stop }) => stop()));
      const clocks = [one, other].map(({ sandbox }) => sandbox.platform.clock.now().getTime());
      expect(Math.abs((clocks[0] ?? 0) - (clocks[1] ?? 0))).toBeLessThan(1000);
      const [turns] = await other.sandbox.platform.db
        .select()
        .from(setting)
        .where(eq(setting.name, NAME));
      expect(turns?.value).toBe(3);
    });

    it('act once for an idempotency key that reaches both at the same time', async () => {
      const headers = { ...(await signIn()), 'Idempotency-Key': 'once-and-only-once' };
      const [one, other] = both();
      const { db } = one.sandbox.platform;
      const memberId = playerId(merchant(), 'player');
      const deposits = async () =>
        (await db.select({ all: count() }).from(deposit).where(eq(deposit.memberId, memberId)))[0]
          ?.all ?? 0;
      const before = await deposits();
      const body = { method: 'card', amount: '500.00', returnPath: '/member' };
      const answers = await Promise.all(
        [one, other, one, other].map(({ visitor }) => visitor.post('/wps/deposit', body, headers)),
      );
      expect(answers.map(({ body: { code } }) => code)).toEqual(['ok', 'ok', 'ok', 'ok']);
      expect(new Set(answers.map(({ body: { value } }) => JSON.stringify(value))).size).toBe(1);
      expect(await deposits()).toBe(before + 1);
    });
  });
});
