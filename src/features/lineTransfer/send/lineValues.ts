import type { LineMember } from '#src/platform/contract.generated.ts';

/** The name of the form's draft, which the device keeps for the player. */
export const LINE_DRAFT = 'lineTransfer';

/** The form values of a transfer; they survive a reload and the end of the tab. */
export interface LineValues {
  /** The account that receives; null until one is chosen. */
  payee: string | null;
  /** A decimal string. */
  amount: string;
  note: string;
  /** Key, time and intent of a sent transfer whose outcome is unknown; empty otherwise. */
  sent: string;
}

/** A filled-in transfer, with the member who receives it. */
export interface LineOrder {
  payee: LineMember;
  amount: string;
  note: string;
}

const intentOf = ({ payee, amount, note }: LineOrder): string =>
  JSON.stringify([payee.account, amount, note]);

/** Key, time first sent in milliseconds since 1970, and intent. */
const SENT = /^(\S+) (\d+) (.+)$/s;

/** A sent order: its idempotency key, and when it was first sent in milliseconds since 1970. */
export interface SentTry {
  key: string;
  sentAt: number;
}

/** The sent try of an order with unknown outcome; undefined if none. */
export function tryOf(sent: string, order: LineOrder): SentTry | undefined {
  const [, key, sentAt, intent] = SENT.exec(sent) ?? [];
  if (key === undefined || intent !== intentOf(order)) return undefined;
  return { key, sentAt: Number(sentAt) };
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** What a sent order with unknown outcome transfers, and to which account; undefined if none. */
export function unconfirmedOrder(
  sent: string,
): { account: string; amount: string; note: string } | undefined {
  const [, , , intent] = SENT.exec(sent) ?? [];
  try {
    const parts: unknown = JSON.parse(intent ?? 'null');
    if (!isTexts(parts)) return undefined;
    const [account, amount, note] = parts;
    if (account === undefined || amount === undefined || note === undefined) return undefined;
    return { account, amount, note };
  } catch {
    return undefined;
  }
}

/** The `sent` value of an order sent with a key. */
export const sentWith = (key: string, order: LineOrder): string =>
  `${key} ${Date.now()} ${intentOf(order)}`;
