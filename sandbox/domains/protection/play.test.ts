import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fund, minor } from '#sandbox/domains/wallet/wallet.fixture.ts';
import { inTransaction } from '#sandbox/kernel/contract/transaction.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { payWin, takeStake } from '#sandbox/ledger/movements/play.ts';
import { transferBetweenWallets } from '#sandbox/ledger/movements/transfer.ts';
import { newMember, type TestMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { assertMayPlay, assertStake, recordPlay, recordStake, recordWin } from './play.ts';

const platform = testPlatform();
const VENDOR = 'CQ9';
const MINUTE = 60;
const ROOT = '/wps/member/protection';

/** Creates a member with money at a vendor. */
async function player(amount = '10000'): Promise<TestMember> {
  const one = await newMember(platform);
  await fund(platform, one, amount);
  const { db, clock } = platform.sandbox.platform;
  const { merchant, memberId } = one;
  await inTransaction(db, (tx) =>
    transferBetweenWallets(tx, {
      ...{ merchant, memberId, amount: minor(amount), key: randomUUID(), reference: 'test' },
      ...{ at: clock.now(), from: { kind: 'main' }, to: { kind: 'vendor', vendorCode: VENDOR } },
    }),
  );
  return one;
}

/** Plays a round as a game does; returns the code of its refusal, or `ok`. */
async function play({ merchant, memberId }: TestMember, stake: string, win = '0'): Promise<string> {
  const { db, clock } = platform.sandbox.platform;
  const at = clock.now();
  const movement = { merchant, memberId, vendorCode: VENDOR, reference: 'test', at };
  try {
    await inTransaction(db, async (tx) => {
      await assertStake(tx, memberId, minor(stake), at);
      await takeStake(tx, { ...movement, key: randomUUID(), amount: minor(stake) });
      await recordStake(tx, memberId, minor(stake), at);
      if (minor(win) === 0n) return;
      await payWin(tx, { ...movement, key: randomUUID(), amount: minor(win) });
      await recordWin(tx, memberId, minor(win), at);
    });
    return 'ok';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

const position = async ({ client }: TestMember) =>
  (await client.get(`${ROOT}/position`)).body.value;
const setLoss = ({ client }: TestMember, span: string, amount: string) =>
  client.put(`${ROOT}/limit/money`, { kind: 'loss', span, amount });

describe('a loss limit (S2.16)', () => {
  it('rejects a stake that could exceed it, and deducts wins', async () => {
    const one = await player();
    await setLoss(one, 'day', '100');
    expect(await play(one, '60')).toBe('ok');
    expect(await play(one, '50')).toBe('loss_limit_reached');
    expect(await play(one, '40', '70')).toBe('ok');
    expect(await play(one, '70')).toBe('ok');
    expect((await one.client.get(`${ROOT}/play`)).body.code).toBe('loss_limit_reached');
  });

  it('covers the last 24 hours', async () => {
    const one = await player();
    await setLoss(one, 'day', '100');
    await play(one, '100');
    await platform.forward(23 * 60 * MINUTE);
    expect(await play(one, '1')).toBe('loss_limit_reached');
    await platform.forward(60 * MINUTE);
    expect(await play(one, '100')).toBe('ok');
  });

  it('is never exceeded by stakes at the same time', async () => {
    const stakes = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 2, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(stakes, async (amounts) => {
        const one = await player();
        await setLoss(one, 'week', '100');
        const outcomes = await Promise.all(amounts.map((amount) => play(one, String(amount))));
        const lost = amounts.filter((_, index) => outcomes[index] === 'ok');
        expect(lost.reduce((sum, amount) => sum + amount, 0)).toBeLessThanOrEqual(100);
      }),
      { numRuns: 8 },
    );
  });
});

describe('a reality check (S2.16)', () => {
  it('stops play after the chosen minutes until it is acknowledged', async () => {
    const one = await player();
    await one.client.put(`${ROOT}/realityCheck`, { minutes: 30 });
    await play(one, '10', '4');
    await platform.forward(20 * MINUTE);
    expect(await play(one, '10')).toBe('ok');
    await platform.forward(10 * MINUTE);
    expect(await play(one, '10')).toBe('reality_check_due');
    expect(await position(one)).toMatchObject({
      sitting: { checkDue: true, staked: '20.00', won: '4.00', net: '-16.00' },
    });
    const acknowledged = await one.client.post(`${ROOT}/realityCheck/acknowledge`);
    expect(acknowledged.body.value).toMatchObject({ sitting: { checkDue: false } });
    expect(await play(one, '10')).toBe('ok');
  });

  it('that is due is not postponed by a longer interval', async () => {
    const one = await player();
    const choose = (minutes: number) => one.client.put(`${ROOT}/realityCheck`, { minutes });
    await choose(15);
    await play(one, '10');
    await platform.forward(15 * MINUTE);
    const { status, body } = await choose(60);
    expect([status, body.code]).toEqual([403, 'reality_check_due']);
    expect(await play(one, '10')).toBe('reality_check_due');
  });

  it('can be acknowledged only when it is due', async () => {
    const one = await player();
    await play(one, '10');
    const { status, body } = await one.client.post(`${ROOT}/realityCheck/acknowledge`);
    expect([status, body.code]).toEqual([409, 'reality_check_not_due']);
  });
});

describe('a play session', () => {
  it('ends after a pause of half an hour, and a late win starts none', async () => {
    const one = await player();
    const { db, clock } = platform.sandbox.platform;
    await recordPlay(db, one.memberId, clock.now());
    expect(await position(one)).toMatchObject({ sitting: { staked: '0.00' } });
    await platform.forward(30 * MINUTE);
    await recordWin(db, one.memberId, 500n, clock.now());
    expect(await position(one)).toMatchObject({ sitting: null });
  });

  it('is limited by the player’s own session limit', async () => {
    const one = await player();
    await one.client.put(`${ROOT}/limit/session`, { minutes: 25 });
    await play(one, '10');
    await platform.forward(15 * MINUTE);
    await play(one, '10');
    await platform.forward(10 * MINUTE);
    expect(await play(one, '10')).toBe('session_limit_reached');
    await platform.forward(20 * MINUTE);
    expect(await play(one, '10')).toBe('ok');
  });

  it('can continue until the last moment before the player’s own session limit, and not after', async () => {
    const one = await player();
    await one.client.put(`${ROOT}/limit/session`, { minutes: 25 });
    const { db, clock } = platform.sandbox.platform;
    const start = clock.now();
    await recordPlay(db, one.memberId, start);
    const playAfter = (ms: number) =>
      assertMayPlay(db, one.memberId, new Date(start.getTime() + ms));
    await expect(playAfter(25 * MINUTE * 1000 - 1)).resolves.toBeUndefined();
    await expect(playAfter(25 * MINUTE * 1000)).rejects.toMatchObject({
      code: 'session_limit_reached',
    });
  });
});
