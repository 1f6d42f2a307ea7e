import { and, desc, eq, isNull } from 'drizzle-orm';
import type { HandlerParts } from '#sandbox/domains/parts.ts';
import { requireDetails } from '#sandbox/domains/protection/requireDetails.ts';
import { forUnexcluded } from '#sandbox/domains/protection/unexcluded.ts';
import type { AreaHandlers, Call } from '#sandbox/kernel/contract/operations.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { givenAmount, givenPayment } from '#sandbox/kernel/market/givenAmount.ts';
import { lockDeposit } from '../changeDeposit.ts';
import { createDeposit } from '../createDeposit.ts';
import { reportSecondPayment } from '../reportSecondPayment.ts';
import { reportTransaction } from '../reportTransaction.ts';
import { deposit } from '../schema.ts';
import { sentToOf } from '../sentTo.ts';
import { givenNumber } from '../transactionKey.ts';
import { getDepositMethods } from './methods.ts';
import { getDepositRecords } from './records.ts';
import { returnUrlOf } from './returnUrl.ts';
import { showDeposit } from './showDeposits.ts';
import { getWaitingDeposits } from './waiting.ts';

/** Handlers for deposits (S2.16 depositv2). */
export const depositHandlers = (parts: HandlerParts): AreaHandlers<'deposits'> => ({
  getDepositMethods,
  getDepositRecords,
  getWaitingDeposits,
  async getDeposit({ db, merchant, session: { member }, now, query: { reference } }) {
    const asked =
      reference === undefined ? isNull(deposit.closedAt) : eq(deposit.reference, reference);
    const [row] = await db
      .select()
      .from(deposit)
      .where(and(eq(deposit.memberId, member.id), asked))
      .orderBy(desc(deposit.id))
      .limit(1);
    if (!row && reference !== undefined) throw new Refusal('deposit_unknown');
    return row ? showDeposit(db, merchant, row, now) : null;
  },
  createDeposit: forUnexcluded(parts, async (call: Call<'createDeposit'>) => {
    const { db, merchant, session, now, headers, body } = call;
    requireDetails(session.member);
    const row = await createDeposit(
      db,
      {
        ...{
          merchantCode: merchant.merchantCode,
          memberId: session.member.id,
          method: body.method,
        },
        provider: body.provider ?? null,
        amount: givenAmount(merchant, 'amount', body.amount),
        promotion: body.promotion ?? null,
        returnUrl: returnUrlOf(merchant, headers, body.returnPath),
      },
      now,
    );
    return showDeposit(db, merchant, row, now);
  }),
  async reportDepositTransaction({ db, merchant, session: { member }, now, body }) {
    const { reference, transactionNumber, sentAmount, sentAs, sentTo } = body;
    const before = await lockDeposit(db, reference, { memberId: member.id });
    const reported = {
      transactionNumber: givenNumber(transactionNumber),
      sentAmount:
        sentAmount === undefined ? null : givenPayment(merchant, 'sentAmount', sentAmount),
      sentAs: sentAs ?? null,
      ...sentToOf(before, sentTo),
    };
    const row = await reportTransaction(db, before, reported, now);
    return showDeposit(db, merchant, row, now);
  },
  async reportSecondPayment({ db, merchant, session: { member }, now, body }) {
    const { reference, transactionNumber, sentAmount } = body;
    const first = await lockDeposit(db, reference, { memberId: member.id });
    const reported = {
      transactionNumber: givenNumber(transactionNumber),
      sentAmount:
        sentAmount === undefined ? null : givenPayment(merchant, 'sentAmount', sentAmount),
    };
    return showDeposit(db, merchant, await reportSecondPayment(db, first, reported, now), now);
  },
});
