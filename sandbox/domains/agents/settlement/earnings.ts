import { sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import type { ContractRow } from '../contracts/contractsInForce.ts';
import { correctionsDuring } from '../corrections/correctionsDuring.ts';
import { BASIS_POINTS } from './basisPoints.ts';
import { cadenceOf, periodEnd, periodStart } from './cadence.ts';
import { carriedOver, unsettledBefore } from './carriedOver.ts';
import {
  baseOf,
  EVENT_SUMS,
  type EventFigures,
  type EventSums,
  figuresOf,
  teamEvents,
} from './teamEvents.ts';

/** A contract that is or was in force. */
export type SettledContract = ContractRow & { settledUntil: Date };

/** The earning of a contract in a period. Amounts are in minor units. */
export interface Earning extends EventFigures {
  from: Date;
  until: Date;
  /** The operator's corrections; below zero if more was taken back. */
  corrections: bigint;
  /** The carry-over from earlier periods, including those of earlier contracts between the same parties: zero or less. */
  carriedIn: bigint;
  /** The amount to pay. */
  amount: bigint;
  /** The carry-over to later periods: zero or less. */
  carriedOut: bigint;
}

type Row = EventSums & { starts: string; ends: string; earned: string; corrections: string };

const later = (one: Date, other: Date) => (one > other ? one : other);
const earlier = (one: Date, other: Date) => (one < other ? one : other);

/** Splits a period's earning and the carry-over into it into the payment and the new carry-over. */
function settled(earned: bigint, carriedIn: bigint): Pick<Earning, 'amount' | 'carriedOut'> {
  const due = earned + carriedIn;
  return due > 0n ? { amount: due, carriedOut: 0n } : { amount: 0n, carriedOut: due };
}

/**
 * The carry-over into the first unsettled period of a contract. An earlier contract between the same two parties that is over counts as it
 * will be settled.
 */
export async function carriedInto(
  db: Database,
  contract: SettledContract,
  timeZone: string,
): Promise<bigint> {
  const earlier = await unsettledBefore(db, contract);
  if (!earlier) return carriedOver(db, contract);
  const last = (await earningsOf(db, earlier, earlier.closedAt, timeZone)).at(-1);
  return last?.carriedOut ?? carriedInto(db, earlier, timeZone);
}

/**
 * The earnings of a contract from its last settlement until a moment, by period; periods without events are omitted. A bet counts when it
 * is settled. For each event the agent gets their own rate less that of the nearest agent below with a contract of the kind at that time. A
 * salary is a share of stakes; a dividend is one of what the team lost, less bonuses and fees, and a negative amount is carried over to the
 * next period, also to that of a later contract of the kind between the same two parties. Corrections count in full.
 */
export async function earningsOf(
  db: Database,
  contract: SettledContract,
  until: Date,
  timeZone: string,
): Promise<Earning[]> {
  const { rate, settledUntil } = contract;
  const cadence = cadenceOf(contract);
  const span = { contractId: contract.id, from: settledUntil, until };
  const { rows } = await db.execute<Row>(sql`
    SELECT starts, ${periodEnd(cadence, sql`starts`, timeZone)} AS ends, ${EVENT_SUMS},
      sum((${baseOf(contract)}) * (${rate}::bigint - below))::text AS earned, sum(correction)::text AS corrections
    FROM (
      SELECT ${periodStart(cadence, sql`counted.at`, timeZone)} AS starts, counted.*
      FROM (
        SELECT team.*, 0::bigint AS correction FROM ${teamEvents(contract, settledUntil, until)} AS team
        UNION ALL
        SELECT at, NULL, 0, 0, 0, 0, 0, NULL, amount FROM ${correctionsDuring(span)} AS corrected
      ) AS counted
    ) AS events GROUP BY starts ORDER BY starts`);
  let carriedIn = await carriedInto(db, contract, timeZone);
  return rows.map(({ starts, ends, earned, corrections: corrected, ...sums }) => {
    const period = {
      from: later(new Date(starts), settledUntil),
      until: earlier(new Date(ends), until),
    };
    const corrections = BigInt(corrected);
    const payment = settled(BigInt(earned) / BASIS_POINTS + corrections, carriedIn);
    const earning = { ...period, ...figuresOf(sums), corrections, carriedIn, ...payment };
    carriedIn = payment.carriedOut;
    return earning;
  });
}
