import { and, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { contract } from '../schema.ts';
import type { ContractRow } from './contractsInForce.ts';
import { highestRate } from './highestRate.ts';
import type { ContractKind, ContractPeriod } from './kinds.ts';
import { lockContracts } from './lockContracts.ts';
import { notifyContract } from './notifyContract.ts';

/** An offer of a contract to an agent. */
export interface Offer {
  merchantCode: string;
  /** The agent directly above, or null for the operator. */
  offererId: string | null;
  agentId: string;
  kind: ContractKind;
  /** For a dividend only. */
  period: ContractPeriod | null;
  /** In basis points. */
  rate: number;
}

/** Refuses a rate above the offerer's own, or not above the agent's current one (S4.16). */
export async function checkRate(
  db: Database,
  { offererId, agentId, kind, rate }: Pick<Offer, 'offererId' | 'agentId' | 'kind' | 'rate'>,
): Promise<void> {
  if (rate > (await highestRate(db, offererId, kind))) throw new Refusal('contract_rate_too_high');
  if (rate <= (await highestRate(db, agentId, kind))) {
    throw new Refusal('contract_rate_not_higher');
  }
}

/**
 * Offers a contract to an agent and notifies them. The caller checks that the agent is in the offerer's direct downline.
 * Refuses a period that is missing or not expected (`contract_period_invalid`), an offer
 * while one of its kind is open (`contract_offer_open`), and rates out of bounds (`contract_rate_too_high`,
 * `contract_rate_not_higher`).
 */
export async function offerContract(db: Database, offer: Offer, now: Date): Promise<ContractRow> {
  const { merchantCode, agentId, kind, period } = offer;
  if ((kind === 'dividend') !== (period !== null)) throw new Refusal('contract_period_invalid');
  await lockContracts(db, merchantCode);
  const waiting = and(
    eq(contract.agentId, agentId),
    eq(contract.kind, kind),
    eq(contract.state, 'offered'),
  );
  if ((await db.$count(contract, waiting)) > 0) throw new Refusal('contract_offer_open');
  await checkRate(db, offer);
  const [offered] = await db
    .insert(contract)
    .values({ ...offer, state: 'offered', offeredAt: now })
    .returning();
  if (!offered) throw new Error('The offer was not kept.');
  await notifyContract(db, offered, now, { actorId: offer.offererId });
  return offered;
}
