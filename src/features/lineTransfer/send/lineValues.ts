import type { LineMember } from '#src/platform/contract.generated.ts';
import { keyHolds } from '#src/session/keyHolds.ts';

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

/** The idempotency key under which an order was sent before; undefined where it was not, or where the platform may have forgotten it. */
export function keySentWith(sent: string, order: LineOrder): string | undefined {
  const [, key, sentAt, intent] = SENT.exec(sent) ?? [];
  return intent === intentOf(order) && keyHolds(Number(sentAt)) ? key : undefined;
}

/** What is kept of an order that is sent with a key. */
export const sentWith = (key: string, order: LineOrder): string =>
  `${key} ${Date.now()} ${intentOf(order)}`;
