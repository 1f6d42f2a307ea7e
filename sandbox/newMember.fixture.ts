import { createClient, type TestClient } from './client.fixture.ts';
import { RULES } from './contract/operationRule.ts';
import { addMember } from './ledger/ledger.fixture.ts';
import type { Merchant } from './merchants.ts';
import type { TestPlatform } from './sandbox.fixture.ts';
import { startSession } from './sessions/startSession.ts';

/** A new member of a merchant, and what they call. */
export interface TestMember {
  memberId: string;
  merchant: Merchant;
  client: TestClient;
}

/** A merchant with one wallet a member, or with one per vendor. */
export function merchantWithWallet(platform: TestPlatform, wallet: { single: boolean }): Merchant {
  const found = platform.merchants.find(({ brand }) => brand.wallet.single === wallet.single);
  if (!found) throw new Error('No brand keeps its wallets so.');
  return found;
}

/** A new member, so that tests do not meet each other's limits and balances. */
export async function newMember(
  platform: TestPlatform,
  merchant: Merchant = merchantWithWallet(platform, { single: false }),
): Promise<TestMember> {
  const { db, clock } = platform.sandbox.platform;
  const memberId = await addMember(db, merchant);
  const { merchantCode } = merchant;
  /** Every call has a session of its own: tests move the time on past the end of one. */
  const client = createClient(
    () => ({ ...platform.sandbox, rules: RULES }),
    async () => {
      const start = { now: clock.now(), ip: '127.0.0.1', userAgent: 'test' };
      const token = await startSession(db, { id: memberId, merchantCode }, start);
      return { 'Merchant-Code': merchantCode, Authorization: `Bearer ${token}` };
    },
  );
  return { memberId, merchant, client };
}
