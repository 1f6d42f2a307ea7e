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
  /** A sent transfer whose outcome is unknown, with its key and time; empty otherwise. */
  sent: string;
}

/** A filled-in transfer, with the member who receives it. */
export interface LineOrder {
  payee: LineMember;
  amount: string;
  note: string;
}

/** Key, time first sent in milliseconds since 1970, and the order. */
const SENT = /^(\S+) (\d+) (.+)$/s;

const isSame = (one: LineOrder, other: LineOrder): boolean =>
  one.payee.account === other.payee.account &&
  one.amount === other.amount &&
  one.note === other.note;

/** A sent order: its idempotency key, and when it was first sent in milliseconds since 1970. */
export interface SentTry {
  key: string;
  sentAt: number;
}

/** The sent try of an order with unknown outcome; undefined if none. */
export function tryOf(sent: string, order: LineOrder): SentTry | undefined {
  const [, key, sentAt] = SENT.exec(sent) ?? [];
  const open = unconfirmedOrder(sent);
  if (key === undefined || !open || !isSame(open, order)) return undefined;
  return { key, sentAt: Number(sentAt) };
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** A sent order with unknown outcome; undefined if none. */
export function unconfirmedOrder(sent: string): LineOrder | undefined {
  const [, , , order] = SENT.exec(sent) ?? [];
  try {
    const parts: unknown = JSON.parse(order ?? 'null');
    if (!isTexts(parts)) return undefined;
    const [account, amount, note, memberId = '', nickname = '', name = ''] = parts;
    if (account === undefined || amount === undefined || note === undefined) return undefined;
    return { payee: { account, memberId, nickname, name }, amount, note };
  } catch {
    return undefined;
  }
}

/** The `sent` value of an order sent with a key. It has what is shown of the receiver, who may not be found again. */
export function sentWith(key: string, { payee, amount, note }: LineOrder): string {
  const { account, memberId, nickname, name } = payee;
  return `${key} ${Date.now()} ${JSON.stringify([account, amount, note, memberId, nickname, name])}`;
}
