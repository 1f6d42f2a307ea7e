import { eq } from 'drizzle-orm';
import { playerId } from '#sandbox/domains/accounts/seeds/players.ts';
import { COMMISSION_KINDS } from '#sandbox/domains/agents/contracts/kinds.ts';
import { commission, contract, incomeCorrection } from '#sandbox/domains/agents/schema.ts';
import { dueUntil } from '#sandbox/domains/agents/settlement/dueUntil.ts';
import {
  type Earning,
  earningsOf,
  type SettledContract,
} from '#sandbox/domains/agents/settlement/earnings.ts';
import { SETTLEMENT_DELAY_MS } from '#sandbox/domains/bets/settings.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { MerchantSeed } from '#sandbox/kernel/seeding/merchantSeed.ts';
import { before } from '#sandbox/kernel/seeding/seedDay.ts';
import { seedId } from '#sandbox/kernel/seeding/seedId.ts';
import { walletOf } from '#sandbox/ledger/accountName.ts';
import { writeHistory } from '#sandbox/ledger/ledgerHistory.ts';
import type { Posting } from '#sandbox/ledger/posting.ts';
import {
  PAST_CONTRACTS,
  PAST_CORRECTIONS,
  type PastContract,
  type PastCorrection,
} from './pastContracts.ts';

const OFFER_HOUR = 9;

/** The time an earning was paid: as soon as its period was over. */
const paidAt = (until: Date) => new Date(until.getTime() + SETTLEMENT_DELAY_MS);

const contractId = ({ merchantCode }: Merchant, { agent, kind, days }: PastContract) =>
  seedId('contract', merchantCode, agent, kind, String(days));

const correctionOf = (
  merchant: Merchant,
  { contract: past, days, amount, note }: PastCorrection,
  day: Date,
) => ({
  ...{ contractId: contractId(merchant, past), amount, note },
  at: before(day, days, OFFER_HOUR),
});

function rowOf(merchant: Merchant, past: PastContract, day: Date) {
  const { agent, offerer, kind, period, rate, state, days, closedDays } = past;
  const { merchantCode } = merchant;
  const isAccepted = state === 'accepted' || state === 'terminated';
  const acceptedAt = isAccepted ? before(day, days - 1, OFFER_HOUR) : null;
  return {
    id: contractId(merchant, past),
    ...{ merchantCode, kind, period, rate, state, acceptedAt, settledUntil: acceptedAt },
    agentId: playerId(merchant, agent),
    offererId: offerer && playerId(merchant, offerer),
    offeredAt: before(day, days, OFFER_HOUR),
    closedAt: closedDays === undefined ? null : before(day, closedDays, OFFER_HOUR),
  };
}

const postingOf = (merchant: Merchant, contract: SettledContract, earning: Earning): Posting => ({
  ...{ merchant, memberId: contract.agentId, kind: COMMISSION_KINDS[contract.kind] },
  ...{ key: `${contract.id}/${earning.from.toISOString()}`, reference: contract.id },
  at: paidAt(earning.until),
  entries: [
    { account: { kind: 'commission' }, amount: -earning.amount },
    { account: walletOf(merchant, contract.agentId), amount: earning.amount },
  ],
});

/** Settles a contract for all of its past, as the job would have; returns the movements. */
async function settlePast(
  db: Database,
  merchant: Merchant,
  contracted: SettledContract,
  day: Date,
): Promise<Posting[]> {
  const { timeZone } = merchant.brand.market;
  const until = await dueUntil(db, contracted, timeZone, day);
  const earnings = await earningsOf(db, contracted, until, timeZone);
  const { id: contractId, merchantCode, agentId, kind, rate } = contracted;
  if (earnings.length > 0) {
    await db.insert(commission).values(
      earnings.map(({ from, until: ended, ...figures }) => ({
        ...{ merchantCode, contractId, agentId, kind, rate, ...figures },
        ...{ periodFrom: from, periodUntil: ended, paidAt: paidAt(ended) },
      })),
    );
  }
  await db.update(contract).set({ settledUntil: until }).where(eq(contract.id, contractId));
  return earnings
    .filter(({ amount }) => amount > 0n)
    .map((earning) => postingOf(merchant, contracted, earning));
}

/** Seeds contracts of the agents with roles, in every state, with all their payments. Runs after all seeds that move players' money. */
export const seedContracts: MerchantSeed = async (db, merchant, day) => {
  if (!merchant.brand.modules.agent || !merchant.brand.flags.AGENTPOLICY3) return;
  const rows = await db
    .insert(contract)
    .values(PAST_CONTRACTS.map((past) => rowOf(merchant, past, day)))
    .returning();
  const corrections = PAST_CORRECTIONS.map((past) => correctionOf(merchant, past, day));
  await db.insert(incomeCorrection).values(corrections);
  const history: Posting[] = [];
  for (const { settledUntil, ...row } of rows) {
    if (settledUntil)
      history.push(...(await settlePast(db, merchant, { ...row, settledUntil }, day)));
  }
  await writeHistory(db, history);
};
