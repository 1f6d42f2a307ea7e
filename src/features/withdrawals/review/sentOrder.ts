import type { Withdrawal } from '#src/platform/contract.generated.ts';
import { dropDraft, keepDraft, keptDraft } from '#src/session/fields/keptDraft.ts';
import { minorOf } from '#src/shared/balance/minorUnits.ts';

/** A withdrawal that the player has ordered. */
export interface Order {
  accountId: string;
  /** A decimal string. */
  amount: string;
}

/** An order that was sent, with its idempotency key: repeated with it, nothing is withdrawn twice. */
export interface SentOrder extends Order {
  key: string;
  /** When it was sent first, in milliseconds since 1970 by the clock of the device. */
  sentAt: number;
}

const NAME = 'withdrawal.sent';

/** So much later than it was sent, in milliseconds, an order may seem to be from before it, as clocks are read at other moments. */
const SLACK_MS = 5_000;

/** The order of this tab with an unknown outcome; undefined otherwise. */
export function keptOrder(): SentOrder | undefined {
  const { accountId, amount, key, sentAt } = keptDraft(NAME);
  const isWhole =
    typeof accountId === 'string' && typeof amount === 'string' && typeof key === 'string';
  return isWhole && typeof sentAt === 'number' ? { accountId, amount, key, sentAt } : undefined;
}

/** Keeps an order in this tab until its answer is known. It holds no password. */
export const keepOrder = (order: SentOrder): void => keepDraft(NAME, { ...order });

/** Forgets an order whose answer is known. */
export const dropOrder = (): void => dropDraft(NAME);

/** Whether a withdrawal is the one of an order: the same account and amount, and not made before it, by the platform's own clock. */
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
