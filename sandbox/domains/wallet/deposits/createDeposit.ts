import { and, count, eq, isNull } from 'drizzle-orm';
import { depositLeft, depositsOf } from '#sandbox/domains/protection/depositLimit.ts';
import { limitsOf } from '#sandbox/domains/protection/limits.ts';
import { lockPlayer } from '#sandbox/domains/protection/player.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { requestCoins } from '../coins/requestCoins.ts';
import { DEPOSIT_METHODS, providerOf } from '../methods.ts';
import { newReference } from '../reference.ts';
import { OPEN_DEPOSITS } from '../settings.ts';
import { type Deposit, publishDeposit } from './changeDeposit.ts';
import { checkDepositPromotion } from './depositPromotion.ts';
import { deposit } from './schema.ts';

/** The data of a new deposit. */
export type NewDeposit = Pick<
  Deposit,
  'merchantCode' | 'memberId' | 'method' | 'provider' | 'amount' | 'promotion' | 'returnUrl'
>;

async function checkOpen(db: Database, memberId: string): Promise<void> {
  const [open] = await db
    .select({ deposits: count() })
    .from(deposit)
    .where(and(eq(deposit.memberId, memberId), isNull(deposit.closedAt)));
  if ((open?.deposits ?? 0) >= OPEN_DEPOSITS) throw new Refusal('deposits_open');
}

/** Refuses an amount above the player's own limits; the player must be locked. */
async function checkLimit(
  db: Database,
  { memberId, amount }: NewDeposit,
  now: Date,
): Promise<void> {
  const left = depositLeft(await limitsOf(db, memberId), await depositsOf(db, memberId, now));
  if (left !== undefined && amount > left) throw new Refusal('deposit_limit_reached');
}

/** The URL that the provider's page returns to, with the reference that the site looks for. */
function returnTo(url: string | null, reference: string): string | null {
  if (url === null) return null;
  const address = new URL(url);
  address.searchParams.set('reference', reference);
  return address.href;
}

/**
 * Begins a deposit and notifies its player. Refuses players on a break or with a closed account (`player_excluded`), and suspended ones (`player_suspended`), a
 * provider that the method does not have (`deposit_method_unknown`), an amount outside the method's limits (`amount_out_of_range`) or above
 * the player's own limits (`deposit_limit_reached`), too many open deposits (`deposits_open`), and a promotion that does not apply to it.
 */
export async function createDeposit(db: Database, asked: NewDeposit, now: Date): Promise<Deposit> {
  const { least, most, fee, openMs } = DEPOSIT_METHODS[asked.method];
  const provider = providerOf(asked.method, asked.provider);
  if (!provider) throw new Refusal('deposit_method_unknown');
  if (asked.amount < least || asked.amount > most) throw new Refusal('amount_out_of_range');
  const { merchantCode, promotion: code, amount } = asked;
  if (code !== null) await checkDepositPromotion(db, merchantCode, { code, amount }, now);
  await lockPlayer(db, asked.memberId, now);
  await checkOpen(db, asked.memberId);
  await checkLimit(db, asked, now);
  const expiresAt = new Date(now.getTime() + openMs);
  const reference = newReference('D');
  const returnUrl = returnTo(asked.returnUrl, reference);
  const [row] = await db
    .insert(deposit)
    .values({
      ...{ ...asked, fee, reference, returnUrl, state: 'created', createdAt: now, expiresAt },
      ...(provider.network && requestCoins(provider.network, { amount, now, until: expiresAt })),
    })
    .returning();
  if (!row) throw new Error('The deposit was not kept.');
  await publishDeposit(db, row, now);
  return row;
}
