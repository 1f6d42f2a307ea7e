import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { openRequirement, turnoverLeft } from '#sandbox/domains/rewards/turnover.ts';
import { fund } from '#sandbox/domains/wallet/wallet.fixture.ts';
import { verifyBooks } from '#sandbox/ledger/verifyBooks.ts';
import { newMember, type TestMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { MessagePage } from '#src/platform/contract.generated.ts';
import { beginGame } from '../demo/handlers/demo.fixture.ts';

const platform = testPlatform();
const LOTTERY = 'LOTT-0001';
let member: TestMember;

const headers = () => ({ 'Merchant-Code': member.merchant.merchantCode });
const act = async (action: string, input: object) => {
  const path = `/sandbox/control/actions/${action}`;
  const { body } = await platform.post(path, input, headers());
  return { code: body.code, value: body.value };
};
const bets = async () => (await member.client.get('/wps/member/bets')).body.value.bets;
const atVendor = async () => {
  const { body } = await member.client.get('/wps/v2/wallets/balance');
  const { wallets } = body.value as { wallets: { vassalage: string; balance: string }[] };
  return wallets.find(({ vassalage }) => vassalage === 'LOTT')?.balance;
};

/** Moves the time to shortly after a draw, so that the next one accepts bets for a while. */
async function afterDraw(): Promise<void> {
  const now = platform.sandbox.platform.clock.now();
  await platform.forward(62 - now.getUTCSeconds());
}

/** Places a bet on the next draw for each stake. */
async function place(...stakes: string[]): Promise<number[]> {
  await afterDraw();
  const game = await beginGame(member.client, LOTTERY);
  for (const [index, stake] of stakes.entries()) {
    const { body } = await game.play(`round-000${index}`, stake, 'big');
    expect(body.code).toBe('ok');
  }
  return (await bets()).slice(0, stakes.length).map(({ betId }) => betId);
}

beforeAll(async () => {
  member = await newMember(platform, platform.merchantWith('LOTT'));
  await fund(platform, member, '5000.00');
  const transfer = {
    ...{ from: { kind: 'main' }, to: { kind: 'vendor', vassalage: 'LOTT' }, amount: '5000.00' },
  };
  const { body } = await member.client.post('/wps/relay/GCS_walletTransfer', transfer);
  expect(body.code).toBe('ok');
}, 60_000);

describe('a bet voided in the console', () => {
  it('is refunded once, and counts towards no turnover', async () => {
    const { db, clock } = platform.sandbox.platform;
    const { memberId, merchant } = member;
    await openRequirement(db, {
      ...{ merchantCode: merchant.merchantCode, memberId, source: 'reward', reference: 'test' },
      ...{ amount: 500_00n, at: clock.now() },
    });
    const before = await atVendor();
    const [id = 0] = await place('100.00');
    expect(Number(await atVendor())).toBe(Number(before) - 100);
    expect(await act('voidBet', { id })).toEqual({ code: 'ok', value: { id, state: 'void' } });
    expect((await act('voidBet', { id })).code).toBe('transition_refused');
    expect(await atVendor()).toBe(before);
    expect((await bets())[0]).toMatchObject({ betId: id, state: 'void', payout: '100.00' });
    await platform.forward(120);
    expect((await bets())[0]).toMatchObject({ betId: id, state: 'void', payout: '100.00' });
    expect(await atVendor()).toBe(before);
    expect(await turnoverLeft(db, memberId)).toBe(500_00n);
    expect(await verifyBooks(db)).toEqual([]);
  });

  it('is announced to its player in both languages', async () => {
    const { body } = await member.client.get('/wps/message/list?language=bn');
    const [message] = (body.value as MessagePage).list;
    expect(message?.title).toContain('বাজি বাতিল');
  });

  it('has to exist, at the same merchant', async () => {
    expect((await act('voidBet', { id: 999_999_999 })).code).toBe('not_found');
    const [id = 0] = await place('10.00');
    const other = platform.merchants.find(
      ({ merchantCode }) => merchantCode !== member.merchant.merchantCode,
    );
    const foreign = { 'Merchant-Code': other?.merchantCode ?? '' };
    const { body } = await platform.post('/sandbox/control/actions/voidBet', { id }, foreign);
    expect(body.code).toBe('not_found');
    expect((await act('voidBet', { id })).code).toBe('ok');
  });

  it('is voided with all others of its game if the table fails, for any stakes and however often it is repeated', async () => {
    const stakes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(stakes, async (amounts) => {
        const before = await atVendor();
        await place(...amounts.map((amount, index) => `${amount}.${10 + index}`));
        const answers = await Promise.all(
          [1, 2, 3].map(() => act('voidGame', { gameCode: LOTTERY })),
        );
        const voided = answers.map(({ value }) => (value as { voided: number }).voided);
        expect(voided.reduce((sum, one) => sum + one, 0)).toBe(amounts.length);
        expect(await atVendor()).toBe(before);
      }),
      { numRuns: 4 },
    );
    expect(await verifyBooks(platform.sandbox.platform.db)).toEqual([]);
  });

  it('is listed until its draw', async () => {
    const list = async () => {
      const { body } = await platform.get('/sandbox/control/listings/openBets', headers());
      return (body.value as { rows: { offers: { input: { id?: number } }[] }[] }).rows;
    };
    const [id] = await place('10.00');
    const offered = (await list()).flatMap(({ offers }) => offers.map(({ input }) => input.id));
    expect(offered).toContain(id);
    await platform.forward(120);
    expect(await list()).toEqual([]);
  });
});
