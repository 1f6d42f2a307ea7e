import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { message } from '#sandbox/domains/messages/schema.ts';
import { inTransaction } from '#sandbox/kernel/contract/transaction.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { onEachEngine } from '#sandbox/kernel/database/engines.fixture.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { event } from '#sandbox/kernel/database/schema/platform.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { addMerchant, NOW } from '#sandbox/ledger/ledger.fixture.ts';
import { SOURCE } from '#scripts/languages/languageFolders.ts';
import { addDownlines } from '../agents.fixture.ts';
import { contract } from '../schema.ts';
import { HIGHEST_RATES } from '../settings.ts';
import { acceptContract, rejectContract } from './answerContract.ts';
import type { ContractRow } from './contractsInForce.ts';
import { endContract } from './endContracts.ts';
import { findContract } from './findContract.ts';
import { highestRate } from './highestRate.ts';
import { offerContract } from './offerContract.ts';

/** A text of a message, by what it says in the source language. */
const written = (text: string) => expect.objectContaining({ [SOURCE]: text });

// Two database engines, and long sequences on each.
vi.setConfig({ testTimeout: 240_000 });

const RUNS = 10;
const KIND = 'hourly';

/** Agents in a line of three, with a second one at the end: 0 above 1 above 2 and 3. */
const PARENTS = [null, 0, 1, 1];

const acts = fc.array(
  fc.record({
    act: fc.constantFrom('offer', 'accept', 'accept', 'reject', 'terminate'),
    agent: fc.nat({ max: PARENTS.length - 1 }),
    rate: fc.integer({ min: 1, max: HIGHEST_RATES[KIND] + 2 }),
  }),
  { minLength: 10, maxLength: 30 },
);

/** The result of an operation, or the code of its refusal. */
const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'ok',
    (error: unknown) => {
      if (error instanceof Refusal) return error.code;
      throw error;
    },
  );

onEachEngine((database) => {
  async function startLine() {
    const { db } = database();
    const { merchantCode, ...merchant } = await addMerchant(db, { single: false });
    const agents = await addDownlines(db, { merchantCode, ...merchant }, PARENTS);
    const idOf = (agent: number) => agents[agent] ?? '';
    const uplineOf = (agent: number) => {
      const parent = PARENTS[agent];
      return parent === null || parent === undefined ? null : idOf(parent);
    };
    const change = (work: (tx: Database) => Promise<unknown>) => inTransaction(db, work);
    const inState = async (agent: number, state: ContractRow['state']) => {
      const [found] = await db
        .select()
        .from(contract)
        .where(and(eq(contract.agentId, idOf(agent)), eq(contract.state, state)));
      return found;
    };
    const offer = (agent: number, rate: number) =>
      change((tx) => {
        const parties = { merchantCode, offererId: uplineOf(agent), agentId: idOf(agent) };
        return offerContract(tx, { ...parties, kind: KIND, period: null, rate }, NOW);
      });
    const accept = async (agent: number, at = NOW) => {
      const offered = await inState(agent, 'offered');
      if (!offered) return;
      await change(async (tx) =>
        acceptContract(tx, await findContract(tx, merchantCode, offered.id), at),
      );
    };
    const give = async (agent: number, rate: number) => {
      await offer(agent, rate);
      await accept(agent);
    };
    const accountOf = async (agent: number) => {
      const [found] = await db
        .select()
        .from(member)
        .where(eq(member.id, idOf(agent)));
      return found?.account ?? '';
    };
    const inboxOf = (agent: number) =>
      db
        .select({ title: message.title, content: message.content })
        .from(message)
        .where(eq(message.memberId, idOf(agent)));
    return { db, merchantCode, idOf, accountOf, inboxOf, change, inState, offer, accept, give };
  }

  it('an active rate never exceeds the one above it, after any offers, answers and ends (S4.16)', async () => {
    await fc.assert(
      fc.asyncProperty(acts, async (all) => {
        const { db, merchantCode, idOf, change, inState, offer, accept } = await startLine();
        for (const { act, agent, rate } of all) {
          if (act === 'offer') await codeOf(offer(agent, rate));
          if (act === 'accept') await codeOf(accept(agent));
          const chosen = await inState(agent, act === 'reject' ? 'offered' : 'accepted');
          if (chosen && act === 'reject') await change((tx) => rejectContract(tx, chosen, NOW));
          if (chosen && act === 'terminate') await change((tx) => endContract(tx, chosen, NOW));
          const inForce = await db
            .select()
            .from(contract)
            .where(and(eq(contract.merchantCode, merchantCode), eq(contract.state, 'accepted')));
          for (const one of inForce)
            expect(one.rate).toBeLessThanOrEqual(await highestRate(db, one.offererId, KIND));
          expect(new Set(inForce.map(({ agentId }) => agentId)).size).toBe(inForce.length);
          expect(
            inForce.every(({ agentId }) => PARENTS.some((_, at) => idOf(at) === agentId)),
          ).toBe(true);
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('accepting a higher rate ends lower ones of all downlines, and notifies those agents (S4.16)', async () => {
    const { db, idOf, accountOf, inboxOf, inState, give } = await startLine();
    await give(0, 20);
    await give(1, 15);
    await give(2, 10);
    const lower = [
      await inState(0, 'accepted'),
      await inState(1, 'accepted'),
      await inState(2, 'accepted'),
    ];
    await give(0, 30);
    for (const one of lower) {
      const [now] = await db
        .select()
        .from(contract)
        .where(eq(contract.id, one?.id ?? ''));
      expect(now).toMatchObject({ state: 'terminated', closedAt: NOW });
      const told = await db
        .select()
        .from(event)
        .where(eq(event.memberId, one?.agentId ?? ''));
      expect(told.map(({ payload }) => payload)).toContainEqual({
        ...{ id: one?.id, kind: KIND, state: 'terminated' },
      });
    }
    const ended = { title: written('Hourly salary: contract ended') };
    const replaced = 'It ended because a new contract with a higher rate replaced it.';
    expect(await inboxOf(0)).toContainEqual({
      ...ended,
      content: written(`Offered to you by the operator.\n${replaced} Contract rate: 0.2%.`),
    });
    const because = 'It ended because its rate is below that of a new contract above it.';
    expect(await inboxOf(1)).toContainEqual({
      ...ended,
      content: written(
        `Offered to you by ${await accountOf(0)}.\n${because} Contract rate: 0.15%.`,
      ),
    });
    expect(await inboxOf(1)).toContainEqual({
      ...ended,
      content: written(`Offered to ${await accountOf(2)} by you.\n${because} Contract rate: 0.1%.`),
    });
    expect(await inState(0, 'accepted')).toMatchObject({ rate: 30, agentId: idOf(0) });
  });

  it('accepting ends a contract below that was accepted while the call waited, but not before that contract began', async () => {
    const { inState, offer, accept, give } = await startLine();
    await give(0, 15);
    await offer(0, 20);
    await offer(1, 12);
    const later = new Date(NOW.getTime() + 1000);
    await accept(1, later);
    await accept(0);
    expect(await inState(0, 'accepted')).toMatchObject({ rate: 20, acceptedAt: NOW });
    expect(await inState(1, 'terminated')).toMatchObject({ rate: 12, closedAt: later });
  });

  it('the end of a contract ends the contracts below it and the offers based on it', async () => {
    const { accountOf, inboxOf, inState, offer, give, change } = await startLine();
    await give(0, 20);
    await give(1, 15);
    await give(2, 10);
    await offer(3, 12);
    const first = await inState(0, 'accepted');
    await change((tx) => (first ? endContract(tx, first, NOW) : Promise.reject()));
    for (const agent of [0, 1, 2]) expect(await inState(agent, 'accepted')).toBeUndefined();
    expect(await inState(3, 'offered')).toBeUndefined();
    const upline = `Offered to you by ${await accountOf(1)}.`;
    expect(await inboxOf(3)).toContainEqual({
      title: written('Hourly salary: offer withdrawn'),
      content: written(`${upline}\nContract rate: 0.12%.`),
    });
    expect(await inboxOf(2)).toContainEqual({
      title: written('Hourly salary: contract ended'),
      content: written(
        `${upline}\nIt ended because the contract above it ended. Contract rate: 0.1%.`,
      ),
    });
  });

  it('a message about a contract leads to it, and is read from the start for the party who changed it', async () => {
    const { db, idOf, inState, offer, give, change } = await startLine();
    await give(0, 20);
    await give(1, 15);
    const held = await inState(1, 'accepted');
    if (!held) throw new Error('The agent has no contract.');
    await change((tx) => endContract(tx, held, NOW, held.offererId));
    await offer(1, 12);
    const open = await inState(1, 'offered');
    if (!open) throw new Error('The agent has no offer.');
    await change((tx) => rejectContract(tx, open, NOW));
    const inboxOf = async (agent: number) => {
      const about = { about: message.aboutReference, readAt: message.readAt, title: message.title };
      const own = eq(message.memberId, idOf(agent));
      const rows = await db
        .select(about)
        .from(message)
        .where(and(own, eq(message.aboutKind, 'contract')));
      return rows.map(({ title, readAt, about }) => [title[SOURCE], about, readAt]);
    };
    const titled = (what: string) => `Hourly salary: ${what}`;
    expect(await inboxOf(1)).toEqual(
      expect.arrayContaining([
        [titled('contract offered'), held.id, null],
        [titled('contract accepted'), held.id, NOW],
        [titled('contract ended'), held.id, null],
        [titled('contract offered'), open.id, null],
        [titled('offer rejected'), open.id, NOW],
      ]),
    );
    expect(await inboxOf(0)).toEqual(
      expect.arrayContaining([
        [titled('contract offered'), held.id, NOW],
        [titled('contract accepted'), held.id, null],
        [titled('contract ended'), held.id, NOW],
        [titled('offer rejected'), open.id, null],
      ]),
    );
  });

  it('an offer is within the bounds, one at a time, and has a period for a dividend only', async () => {
    const { merchantCode, idOf, change, offer, give } = await startLine();
    expect(await codeOf(offer(1, 1))).toBe('contract_rate_too_high');
    expect(await codeOf(offer(0, HIGHEST_RATES[KIND] + 1))).toBe('contract_rate_too_high');
    await give(0, 20);
    expect(await codeOf(offer(0, 20))).toBe('contract_rate_not_higher');
    expect(await codeOf(offer(1, 21))).toBe('contract_rate_too_high');
    expect(await codeOf(offer(1, 20))).toBe('ok');
    expect(await codeOf(offer(1, 19))).toBe('contract_offer_open');
    const terms = { merchantCode, offererId: null, agentId: idOf(0), rate: 21 };
    const dividend = change((tx) =>
      offerContract(tx, { ...terms, kind: 'dividend', period: null }, NOW),
    );
    expect(await codeOf(dividend)).toBe('contract_period_invalid');
    const salary = change((tx) =>
      offerContract(tx, { ...terms, kind: 'daily', period: 'daily' }, NOW),
    );
    expect(await codeOf(salary)).toBe('contract_period_invalid');
  });

  it('an offer is accepted once if it is accepted twice at the same time', async () => {
    const { merchantCode, change, offer, inState } = await startLine();
    await offer(0, 20);
    const { id = '' } = (await inState(0, 'offered')) ?? {};
    const accept = () =>
      change(async (tx) => acceptContract(tx, await findContract(tx, merchantCode, id), NOW));
    const codes = await Promise.all([codeOf(accept()), codeOf(accept())]);
    expect(codes.sort()).toEqual(['ok', 'transition_refused']);
    expect(await inState(0, 'accepted')).toMatchObject({ rate: 20 });
  });
});
