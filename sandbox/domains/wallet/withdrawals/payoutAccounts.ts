import { and, asc, count, eq, isNull } from 'drizzle-orm';
import { normalName } from '#sandbox/domains/protection/personTraits.ts';
import { lockMember } from '#sandbox/domains/protection/player.ts';
import { requireDetails } from '#sandbox/domains/protection/requireDetails.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { refuseParameters } from '#sandbox/kernel/failures/invalidParameters.ts';
import { hasHidden } from '#src/platform/hiddenCharacters.ts';
import { PAYOUT_METHODS } from '../methods.ts';
import { PAYOUT_ACCOUNTS } from '../settings.ts';
import { payoutAccount, withdrawal } from './schema.ts';

/** An account that withdrawals go to. */
export type PayoutAccount = typeof payoutAccount.$inferSelect;

const ofMember = (memberId: string) =>
  and(eq(payoutAccount.memberId, memberId), isNull(payoutAccount.removedAt));

/** A player's bound accounts, oldest first. */
export const payoutAccountsOf = (db: Database, memberId: string): Promise<PayoutAccount[]> =>
  db.select().from(payoutAccount).where(ofMember(memberId)).orderBy(asc(payoutAccount.boundAt));

/** Finds an account that a player has bound. Refuses any other (`payout_account_unknown`). */
export async function findPayoutAccount(
  db: Database,
  memberId: string,
  id: string,
): Promise<PayoutAccount> {
  const [row] = await db
    .select()
    .from(payoutAccount)
    .where(and(ofMember(memberId), eq(payoutAccount.id, id)));
  if (!row) throw new Refusal('payout_account_unknown');
  return row;
}

/**
 * The player's real name as the account holder. Refuses if it or the birth date is not set (`details_needed`), and for an account of
 * somebody else (`payout_holder_differs`); case, spaces and usual short forms of first names make no difference.
 */
async function holderOf(
  db: Database,
  { memberId, holder }: Pick<PayoutAccount, 'memberId' | 'holder'>,
): Promise<string> {
  const [known] = await db
    .select({ realName: member.realName, profile: member.profile })
    .from(member)
    .where(eq(member.id, memberId));
  if (!known) throw new Error(`There is no member ${memberId}.`);
  requireDetails(known);
  if (normalName(known.realName) !== normalName(holder)) throw new Refusal('payout_holder_differs');
  return known.realName;
}

/** Whether withdrawals still go to a provider. */
const isPaidTo = ({ kind, provider }: Pick<PayoutAccount, 'kind' | 'provider'>): boolean => {
  const providers: readonly string[] = PAYOUT_METHODS[kind].providers;
  return providers.includes(provider);
};

/** Refuses a bound account whose provider no longer receives withdrawals (`payout_provider_closed`). */
export function requirePaidTo(account: PayoutAccount): void {
  if (!isPaidTo(account)) throw new Refusal('payout_provider_closed');
}

/** Refuses an invalid number, names with invisible characters, and a provider without withdrawals (`invalid_parameter`). */
function checkTexts({ kind, number, ...names }: Omit<PayoutAccount, 'id' | 'removedAt'>): void {
  const refuse = (name: string, reason: string) => refuseParameters({ in: 'body', name, reason });
  if (!PAYOUT_METHODS[kind].number.test(number)) throw refuse('number', `must be a ${kind} number`);
  for (const name of ['holder', 'provider'] as const) {
    if (hasHidden(names[name])) throw refuse(name, 'must hold no hidden characters');
  }
  if (!isPaidTo({ kind, provider: names.provider })) {
    throw refuse('provider', `must be one of ${PAYOUT_METHODS[kind].providers.join(', ')}`);
  }
}

/**
 * Binds an account. Refuses invalid texts (`checkTexts`), an account of somebody else (`payout_holder_differs`), one too many
 * (`payout_accounts_full`), and one that somebody at the merchant has already bound (`payout_account_taken`): a mobile wallet by the last
 * ten digits of its number.
 */
export async function bindPayoutAccount(
  db: Database,
  asked: Omit<PayoutAccount, 'id' | 'removedAt'>,
): Promise<PayoutAccount> {
  checkTexts(asked);
  await lockMember(db, asked.memberId);
  const holder = await holderOf(db, asked);
  if ((await payoutAccountsOf(db, asked.memberId)).length >= PAYOUT_ACCOUNTS) {
    throw new Refusal('payout_accounts_full');
  }
  const [row] = await db
    .insert(payoutAccount)
    .values({ ...asked, holder })
    .onConflictDoNothing()
    .returning();
  if (!row) throw new Refusal('payout_account_taken');
  return row;
}

/** Removes an account. Refuses while a withdrawal to it is on its way (`payout_account_used`). */
export async function removePayoutAccount(
  db: Database,
  memberId: string,
  id: string,
  now: Date,
): Promise<void> {
  await lockMember(db, memberId);
  const account = await findPayoutAccount(db, memberId, id);
  const [used] = await db
    .select({ withdrawals: count() })
    .from(withdrawal)
    .where(and(eq(withdrawal.payoutAccountId, account.id), isNull(withdrawal.closedAt)));
  if (used && used.withdrawals > 0) throw new Refusal('payout_account_used');
  await db.update(payoutAccount).set({ removedAt: now }).where(eq(payoutAccount.id, account.id));
}
