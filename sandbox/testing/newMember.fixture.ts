import { grantStepUp } from '#sandbox/domains/accounts/stepUp.ts';
import { RULES } from '#sandbox/kernel/contract/operationRule.ts';
import type { member } from '#sandbox/kernel/database/schema/members.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { readSession } from '#sandbox/kernel/sessions/readSession.ts';
import { startSession } from '#sandbox/kernel/sessions/startSession.ts';
import { addMember } from '#sandbox/ledger/ledger.fixture.ts';
import { createClient, type TestClient } from './client.fixture.ts';
import type { TestPlatform } from './sandbox.fixture.ts';

/** A new member of a merchant, with their client. */
export interface TestMember {
  memberId: string;
  merchant: Merchant;
  client: TestClient;
  /** The header of a fresh step-up. */
  stepUp(): Promise<{ 'Step-Up-Token': string }>;
}

/** Finds a merchant with one wallet per member, or with one per vendor. */
export function merchantWithWallet(platform: TestPlatform, wallet: { single: boolean }): Merchant {
  const found = platform.merchants.find(({ brand }) => brand.wallet.single === wallet.single);
  if (!found) throw new Error('No brand keeps its wallets so.');
  return found;
}

/** Creates a new member, so that tests do not share limits and balances; `more` overrides the defaults. */
export async function newMember(
  platform: TestPlatform,
  merchant: Merchant = merchantWithWallet(platform, { single: false }),
  more: Partial<typeof member.$inferInsert> = {},
): Promise<TestMember> {
  const { db, clock } = platform.sandbox.platform;
  const memberId = await addMember(db, merchant, more);
  const { merchantCode } = merchant;
  let token = '';
  /** Renews the member's session if the time was moved past its end. */
  async function session() {
    const now = clock.now();
    const current = await readSession(db, merchantCode, token, now);
    if (current) return current;
    const start = { now, ip: '127.0.0.1', userAgent: 'test' };
    token = await startSession(db, { id: memberId, merchantCode }, start);
    const started = await readSession(db, merchantCode, token, now);
    if (!started) throw new Error('The session did not start.');
    return started;
  }
  const client = createClient(
    () => ({ ...platform.sandbox, rules: RULES }),
    async () => {
      await session();
      return { 'Merchant-Code': merchantCode, Authorization: `Bearer ${token}` };
    },
  );
  return {
    ...{ memberId, merchant, client },
    async stepUp() {
      const granted = await grantStepUp(db, await session(), clock.now());
      return { 'Step-Up-Token': granted.token };
    },
  };
}
