import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  DOCUMENT_PATH,
  documentForm,
  storedOf,
} from '#sandbox/domains/accounts/verification/verification.fixture.ts';
import { contract } from '#sandbox/domains/agents/schema.ts';
import { bet } from '#sandbox/domains/bets/schema.ts';
import { game } from '#sandbox/domains/catalogue/schema.ts';
import { payAt } from '#sandbox/domains/wallet/wallet.fixture.ts';
import { hashPassword } from '#sandbox/kernel/passwords/password.ts';
import { newMember, type TestMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { Deposit } from '#src/platform/contract.generated.ts';

const platform = testPlatform();
const PASSWORD = 'Closing-2026';

const player = async () =>
  newMember(platform, undefined, { passwordHash: await hashPassword(PASSWORD) });
const close = async ({ client, stepUp }: TestMember) =>
  (await client.post('/wps/member/close', { password: PASSWORD }, await stepUp())).body.code;

/** Adds an open bet. */
async function openBet({ merchant, memberId }: TestMember): Promise<void> {
  const { db, clock } = platform.sandbox.platform;
  const [played] = await db.select().from(game).where(eq(game.code, 'CQ9-0001'));
  if (!played) throw new Error('The game is not there.');
  await db.insert(bet).values({
    ...{ merchantCode: merchant.merchantCode, memberId, roundId: 'closing', stake: 100n },
    ...{ gameId: played.id, gameType: played.type, vendorCode: played.vendorCode },
    at: clock.now(),
  });
}

describe('an account cannot be closed', () => {
  it('while an open bet could still win', async () => {
    const one = await player();
    await openBet(one);
    expect(await close(one)).toBe('balance_left');
  });

  it('while its agent contract is active or not fully settled (S4.16)', async () => {
    const { db, clock } = platform.sandbox.platform;
    const one = await player();
    const { merchantCode } = one.merchant;
    const now = clock.now();
    const moments = { offeredAt: now, acceptedAt: now, settledUntil: now };
    const terms = { kind: 'daily', rate: 10, state: 'accepted' } as const;
    await db.insert(contract).values({ merchantCode, agentId: one.memberId, ...terms, ...moments });
    expect(await close(one)).toBe('contract_left');
    const own = eq(contract.agentId, one.memberId);
    await db.update(contract).set({ state: 'terminated', closedAt: now }).where(own);
    expect(await close(one)).toBe('ok');
  });

  it('while a deposit could still be paid', async () => {
    const one = await player();
    const { body } = await one.client.post('/wps/deposit', { method: 'card', amount: '500' });
    expect(await close(one)).toBe('balance_left');
    await payAt(platform, body.value as Deposit, 'rejected');
    expect(await close(one)).toBe('ok');
  });
});

it('closing an account deletes the documents of its player', async () => {
  const one = await player();
  await one.client.put(DOCUMENT_PATH, documentForm('passport'));
  expect(await storedOf(platform, one)).toHaveLength(1);
  expect(await close(one)).toBe('ok');
  expect(await storedOf(platform, one)).toEqual([]);
});
