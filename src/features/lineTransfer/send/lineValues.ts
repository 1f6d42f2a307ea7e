import type { LineMember } from '#src/platform/contract.generated.ts';

/** What a player enters of a transfer; it is kept over a reload. */
export interface LineValues {
  /** The account that receives; null until one is chosen. */
  payee: string | null;
  /** A decimal string. */
  amount: string;
  note: string;
  /** The key of a transfer with an unknown outcome, when it was sent, and its intent; empty otherwise. */
  sent: string;
}

/** A transfer that was filled in, with the member who receives it. */
export interface LineOrder {
  payee: LineMember;
  amount: string;
  note: string;
}

const intentOf = ({ payee, amount, note }: LineOrder): string =>
  JSON.stringify([payee.account, amount, note]);

/** A key, when it was first sent in milliseconds since 1970, and the intent. */
const SENT = /^(\S+) (\d+) (.+)$/s;

/** A try of an order with its idempotency key, and when it was sent first in milliseconds since 1970. */
export interface SentTry {
  key: string;
  sentAt: number;
}

/** The try of an order whose outcome is unknown; undefined where there was none. */
export function tryOf(sent: string, order: LineOrder): SentTry | undefined {
  const [, key, sentAt, intent] = SENT.exec(sent) ?? [];
  if (key === undefined || intent !== intentOf(order)) return undefined;
  return { key, sentAt: Number(sentAt) };
}

/** What is kept of an order that is sent with a key. */
export const sentWith = (key: string, order: LineOrder): string =>
  `${key} ${Date.now()} ${intentOf(order)}`;
