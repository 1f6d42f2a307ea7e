import { and, asc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { incomeCorrection } from '../schema.ts';

/** The contract and time span of corrections: start included, end excluded. */
export interface CorrectionSpan {
  contractId: string;
  from: Date;
  until: Date;
}

/** A correction by the operator, with its time and reason. The amount is in minor units, below zero for what is taken back. */
export interface Correction {
  at: Date;
  amount: bigint;
  note: string;
}

const isDuring = ({ contractId, from, until }: CorrectionSpan): SQL | undefined =>
  and(
    eq(incomeCorrection.contractId, contractId),
    gte(incomeCorrection.at, from),
    lt(incomeCorrection.at, until),
  );

/** The corrections of a contract in a time span, as SQL: `at` and `amount`. */
export const correctionsDuring = (span: CorrectionSpan): SQL =>
  sql`(SELECT at, amount FROM ${incomeCorrection} WHERE ${isDuring(span)})`;

/** Reads the operator's corrections of a contract's income in a time span, oldest first. */
export const readCorrections = (db: Database, span: CorrectionSpan): Promise<Correction[]> =>
  db
    .select({
      at: incomeCorrection.at,
      amount: incomeCorrection.amount,
      note: incomeCorrection.note,
    })
    .from(incomeCorrection)
    .where(isDuring(span))
    .orderBy(asc(incomeCorrection.at), asc(incomeCorrection.id));
