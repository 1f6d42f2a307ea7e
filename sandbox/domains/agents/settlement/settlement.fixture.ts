import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { bet } from '#sandbox/domains/bets/schema.ts';
import { game } from '#sandbox/domains/catalogue/schema.ts';
import { inTransaction } from '#sandbox/kernel/contract/transaction.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { addMerchant } from '#sandbox/ledger/ledger.fixture.ts';
import { addDownline } from '../agents.fixture.ts';
import type { ContractKind, ContractPeriod } from '../contracts/kinds.ts';
import { commission, contract } from '../schema.ts';
import { settleMerchant } from './settleContracts.ts';

const START = new Date('2026-03-02T00:00:00Z');
const MINUTE_MS = 60_000;
export const DAY_MINUTES = 1440;

/** The time `minutes` after the contracts begin. */
export const at = (minutes: number) => new Date(START.getTime() + minutes * MINUTE_MS);

/** A merchant with agents, and its database. */
export interface Place {
  db: Database;
  merchant: Merchant;
}

/** Adds two agents, one below the other, and a player below the lower one. */
export async function startTeam(db: Database) {
  const merchant = await addMerchant(db, { single: false });
  const top = await addDownline(db, merchant, null);
  const agent = await addDownline(db, merchant, top);
  const player = await addDownline(db, merchant, agent, 0);
  return { db, merchant, top, agent, player, settle: settleAt({ db, merchant }) };
}

/** Settles everything due `minutes` after the contracts begin. */
export const settleAt =
  ({ db, merchant }: Place) =>
  (minutes: number) =>
    inTransaction(db, (tx) => settleMerchant(tx, merchant, at(minutes)));

/** The terms of a contract, in force from the beginning by default. */
export interface Terms {
  kind: ContractKind;
  period?: ContractPeriod;
  /** In basis points. */
  rate: number;
  acceptedAt?: Date;
  closedAt?: Date;
  offererId?: string;
}

/** Puts a contract in force without an offer. */
export async function inForce(
  { db, merchant: { merchantCode } }: Place,
  agentId: string,
  terms: Terms,
): Promise<void> {
  const acceptedAt = terms.acceptedAt ?? START;
  const moments = { offeredAt: START, acceptedAt, settledUntil: acceptedAt };
  const state = terms.closedAt ? 'terminated' : 'accepted';
  await db.insert(contract).values({ merchantCode, agentId, ...terms, state, ...moments });
}

/** Adds a settled bet of a member. Amounts are in minor units. */
export async function bets(
  { db, merchant: { merchantCode } }: Place,
  memberId: string,
  minutes: number,
  [stake, payout]: readonly [bigint, bigint],
): Promise<void> {
  const [played] = await db.select().from(game).limit(1);
  if (!played) throw new Error('There is no game.');
  await db.insert(bet).values({
    ...{ merchantCode, memberId, vendorCode: played.vendorCode, gameId: played.id },
    ...{ gameType: played.type, roundId: randomUUID(), stake, payout, state: 'settled' },
    ...{ at: at(minutes), settledAt: at(minutes) },
  });
}

/** An agent's payments, oldest period first. */
export const paidTo = (db: Database, agentId: string) =>
  db
    .select()
    .from(commission)
    .where(eq(commission.agentId, agentId))
    .orderBy(asc(commission.periodFrom));
