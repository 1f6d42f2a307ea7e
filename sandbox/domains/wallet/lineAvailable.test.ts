import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { member } from '#sandbox/kernel/database/schema/members.ts';
import { newMember, type TestMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { TransferLine } from '#src/platform/contract.generated.ts';
import { fund, PAYMENT_PASSWORD, suspend } from './wallet.fixture.ts';

const platform = testPlatform();
const LINE = '/wps/agent/transferLine';

/** Adds a member with money, below an upline. */
async function belowUpline(more: Partial<typeof member.$inferInsert> = {}) {
  const account = randomUUID().slice(0, 8);
  const upline = await newMember(platform, undefined, { account, ...more });
  const one = await newMember(platform, undefined, { uplineId: upline.memberId });
  await fund(platform, one, '500');
  return { account, one };
}

const lineOf = async ({ client }: TestMember) =>
  (await client.get(LINE)).body.value as TransferLine;

/** The result of a transfer to an account. */
async function sent({ client }: TestMember, account: string): Promise<string> {
  const transfer = { account, amount: '100', paymentPassword: PAYMENT_PASSWORD };
  return (await client.post(`${LINE}/transfer`, transfer)).body.code;
}

describe('the upline of a member (S2.16 transferUpline)', () => {
  it.each([
    ['on a break', { excludedUntil: new Date('2099-01-01T00:00:00Z') }],
    ['suspended', { suspendedAt: new Date('2026-01-01T00:00:00Z'), suspendedFor: 'unusual' }],
  ] as const)('is not available while %s, without a reason', async (_, stop) => {
    const { account, one } = await belowUpline(stop);
    const { upline, uplineAvailable } = await lineOf(one);
    expect(uplineAvailable).toBe(false);
    expect(Object.keys(upline ?? {}).sort()).toEqual(['account', 'memberId', 'name', 'nickname']);
    expect(await sent(one, account)).toBe('line_transfer_unavailable');
  });

  it('is available if a transfer would be accepted, and not once the sender is suspended', async () => {
    const { account, one } = await belowUpline();
    expect(await lineOf(one)).toMatchObject({ uplineAvailable: true });
    expect(await sent(one, account)).toBe('ok');
    await suspend(platform, one);
    expect(await lineOf(one)).toMatchObject({ uplineAvailable: false });
    expect(await sent(one, account)).toBe('line_transfer_unavailable');
  });

  it('is null for the first member of a line', async () => {
    const first = await newMember(platform);
    expect(await lineOf(first)).toMatchObject({ upline: null, uplineAvailable: false });
  });
});
