import type { Database } from '#sandbox/kernel/database/database.ts';
import type { PlatformEvent } from '#sandbox/kernel/events/publish.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { publishBalance } from '#sandbox/ledger/publishBalance.ts';
import { countAvailable } from './available.ts';

/** The context for notifying members: a request, a console action or a job. */
interface Notifier {
  db: Database;
  merchant: Merchant;
  now: Date;
  publish(event: PlatformEvent): Promise<void>;
}

/** Notifies a member of the number of claimable rewards, after it has changed. */
export async function notifyAvailable(teller: Notifier, memberId: string): Promise<void> {
  const { db, merchant, now, publish } = teller;
  const availablePromoCount = await countAvailable(db, merchant, memberId, now);
  await publish({ to: memberId, type: 'promotion', data: { availablePromoCount } });
}

/** Notifies a member of a payment: the balance, and how many rewards are left to claim. */
export async function notifyPaid(teller: Notifier, memberId: string): Promise<void> {
  const { db, merchant, now } = teller;
  await publishBalance(db, merchant, memberId, now);
  await notifyAvailable(teller, memberId);
}
