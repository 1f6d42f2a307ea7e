import type { LineMember } from '#src/platform/contract.generated.ts';

/** What a player enters of a transfer; it is kept over a reload. */
export interface LineValues {
  /** The account that receives; null until one is chosen. */
  payee: string | null;
  /** A decimal string. */
  amount: string;
  note: string;
  /** The intent and key of a transfer with an unknown outcome; empty otherwise. */
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

/** The idempotency key under which an order was sent before; undefined where it was not. */
export function keySentWith(sent: string, order: LineOrder): string | undefined {
  const [key, intent] = splitSent(sent);
  return key !== '' && intent === intentOf(order) ? key : undefined;
}

/** What is kept of an order that is sent with a key. */
export const sentWith = (key: string, order: LineOrder): string => `${key} ${intentOf(order)}`;

function splitSent(sent: string): [string, string] {
  const gap = sent.indexOf(' ');
  return gap < 0 ? ['', ''] : [sent.slice(0, gap), sent.slice(gap + 1)];
}
