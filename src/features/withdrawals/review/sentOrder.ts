import type { Withdrawal } from '#src/platform/contract.generated.ts';
import { dropDraft, keepDraft, keptDraft } from '#src/session/fields/keptDraft.ts';
import { minorOf } from '#src/shared/balance/minorUnits.ts';

/** A withdrawal that the player has ordered. */
export interface Order {
  accountId: string;
  /** A decimal string. */
  amount: string;
  /** The fee as the review shows it; undefined until it is known. */
  fee?: string | undefined;
}

/** A sent order with its idempotency key: a retry with it withdraws nothing twice. */
export interface SentOrder extends Order {
  key: string;
  /** When it was first sent, in milliseconds since 1970 by the device's clock. */
  sentAt: number;
}

const NAME = 'withdrawal.sent';

/** The tolerance between the time of an order and its withdrawal, in milliseconds, as clocks are read at different moments. */
const SLACK_MS = 5_000;

/** The order of a player with an unknown outcome, whichever tab sent it; undefined otherwise. */
export function keptOrder(player: string): SentOrder | undefined {
  const { accountId, amount, fee, key, sentAt } = keptDraft(NAME, player);
  const isWhole =
    typeof accountId === 'string' && typeof amount === 'string' && typeof key === 'string';
  if (!isWhole || typeof sentAt !== 'number') return undefined;
  return { accountId, amount, key, sentAt, ...(typeof fee === 'string' && { fee }) };
}

/** Keeps a player's order on the device until it is answered: a new tab would otherwise send it again. It holds no password. */
export const keepOrder = (player: string, order: SentOrder): void =>
  keepDraft(NAME, { ...order }, player);

/** Drops an order that was answered. */
export const dropOrder = (player: string): void => dropDraft(NAME, player);

/** Whether a withdrawal belongs to an order: same account and amount, and not created before it, by the platform's clock. */
export function isOf(
  { account, amount, asOf, createdAt }: Withdrawal,
  order: SentOrder,
  now: number,
): boolean {
  const age = Date.parse(asOf) - Date.parse(createdAt);
  return (
    account.id === order.accountId &&
    minorOf(amount) === minorOf(order.amount) &&
    age <= now - order.sentAt + SLACK_MS
  );
}
