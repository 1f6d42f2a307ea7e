import { and, desc, eq, isNull } from 'drizzle-orm';
import { Refusal } from '#sandbox/contract/failure.ts';
import type { AreaHandlers, Call } from '#sandbox/contract/operations.ts';
import { deposit } from '#sandbox/database/schema/wallet.ts';
import type { HandlerParts } from '#sandbox/handlers/parts.ts';
import { forUnexcluded } from '#sandbox/protection/unexcluded.ts';
import { changeDeposit, lockDeposit } from '#sandbox/wallet/deposits/changeDeposit.ts';
import { createDeposit } from '#sandbox/wallet/deposits/createDeposit.ts';
import { givenAmount } from '#sandbox/wallet/givenAmount.ts';
import { DEPOSIT_METHODS } from '#sandbox/wallet/methods.ts';
import { CONFIRMATION_MS } from '#sandbox/wallet/settings.ts';
import { depositValue } from './depositValue.ts';
import { getDepositMethods } from './methods.ts';
import { getDepositRecords } from './records.ts';

/** Where the provider's page leads back to: a path of the page that the deposit was begun on. */
function returnUrlOf(origin: string | undefined, path: string | undefined): string | null {
  if (path === undefined || !URL.canParse(origin ?? '')) return null;
  return new URL(path, origin).href;
}

/** Paying in (S2.16 depositv2). */
export const depositHandlers = (parts: HandlerParts): AreaHandlers<'deposits'> => ({
  getDepositMethods,
  getDepositRecords,
  async getDeposit({ db, merchant, session: { member }, query: { reference } }) {
    const asked =
      reference === undefined ? isNull(deposit.closedAt) : eq(deposit.reference, reference);
    const [row] = await db
      .select()
      .from(deposit)
      .where(and(eq(deposit.memberId, member.id), asked))
      .orderBy(desc(deposit.id))
      .limit(1);
    if (!row && reference !== undefined) throw new Refusal('deposit_unknown');
    return row ? depositValue(merchant, row) : null;
  },
  createDeposit: forUnexcluded(parts, async (call: Call<'createDeposit'>) => {
    const { db, merchant, session, now, headers, body } = call;
    const row = await createDeposit(
      db,
      {
        ...{
          merchantCode: merchant.merchantCode,
          memberId: session.member.id,
          method: body.method,
        },
        amount: givenAmount('amount', body.amount),
        promotion: body.promotion ?? null,
        returnUrl: returnUrlOf(headers.origin, body.returnPath),
      },
      now,
    );
    return depositValue(merchant, row);
  }),
  async tellDepositTransaction({ db, merchant, session: { member }, now, body }) {
    const before = await lockDeposit(db, body.reference, { memberId: member.id });
    const { adapter } = DEPOSIT_METHODS[before.method];
    if (adapter !== 'manual-reference') throw new Refusal('deposit_state');
    const row = await changeDeposit(db, before, 'pending', now, {
      transactionNumber: body.transactionNumber,
      expiresAt: new Date(now.getTime() + CONFIRMATION_MS),
    });
    return depositValue(merchant, row);
  },
});
