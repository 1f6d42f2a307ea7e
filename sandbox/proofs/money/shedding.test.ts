import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '#sandbox/createSandbox.ts';
import { bet } from '#sandbox/domains/bets/schema.ts';
import { beginGame } from '#sandbox/domains/play/demo/handlers/demo.fixture.ts';
import { fund, minor } from '#sandbox/domains/wallet/wallet.fixture.ts';
import { balanceOf } from '#sandbox/ledger/balances.ts';
import { verifyBooks } from '#sandbox/ledger/verifyBooks.ts';
import { type Listening, listen } from '#sandbox/site/listen.ts';
import { merchantWithWallet, newMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlace } from '#sandbox/testing/postgres/testPlace.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';

const platform = testPlatform();
const START_MS = 300_000;
const FUNDS = '20000';
const STAKE = '10.00';
const BETS = 80;

let narrow: Sandbox;
let server: Listening;
beforeAll(async () => {
  narrow = await createSandbox({
    merchants: platform.merchants,
    place: await testPlace(),
    load: { places: 1, longestQueue: 4, longestWaitMs: Number.POSITIVE_INFINITY },
  });
  server = await listen(narrow.app, 0);
}, START_MS);
afterAll(async () => {
  await server.close();
  await narrow.close();
});

interface Asked {
  roundId: string;
  status: number;
  retryAfter: string | null;
}

it('the ledger stays consistent while most bets are rejected: a rejected bet leaves nothing, an accepted one is complete', async () => {
  const { db } = narrow.platform;
  const merchant = merchantWithWallet(platform, { single: true });
  const one = await newMember({ ...platform, sandbox: narrow }, merchant);
  await fund({ sandbox: narrow }, one, FUNDS);
  const { token } = (await beginGame(one.client, 'CQ9-0001')).begun;

  async function ask(roundId: string): Promise<Asked> {
    const answer = await fetch(`${server.url}/demo/api/rounds`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Merchant-Code': merchant.merchantCode },
      body: JSON.stringify({ token, roundId, stake: STAKE, selection: '' }),
    });
    await answer.arrayBuffer();
    return { roundId, status: answer.status, retryAfter: answer.headers.get('Retry-After') };
  }
  const asked = await Promise.all(Array.from({ length: BETS }, () => ask(randomUUID())));
  const accepted = asked.filter(({ status }) => status === 200);
  const refused = asked.filter(({ status }) => status === 503);
  expect(accepted.length + refused.length).toBe(BETS);
  expect(accepted.length).toBeGreaterThan(0);
  expect(refused.length).toBeGreaterThan(BETS / 2);
  for (const { retryAfter } of refused) expect(Number(retryAfter)).toBeGreaterThan(0);

  const betsNow = () => db.select().from(bet).where(eq(bet.memberId, one.memberId));
  const idOf = ({ roundId }: { roundId: string }) => roundId.replace(/^.*\./, '');
  const bets = await betsNow();
  expect(bets.map(idOf).sort()).toEqual(accepted.map(idOf).sort());
  const net = bets.reduce((sum, { stake, payout }) => sum + payout - stake, 0n);
  const wallet = { memberId: one.memberId, kind: 'single' } as const;
  expect(await balanceOf(db, merchant, wallet)).toBe(minor(FUNDS) + net);
  expect(await verifyBooks(db)).toEqual([]);

  const again = refused[0]?.roundId ?? '';
  expect((await ask(again)).status).toBe(200);
  expect((await betsNow()).map(idOf)).toContain(again);
  expect(await verifyBooks(db)).toEqual([]);
});
