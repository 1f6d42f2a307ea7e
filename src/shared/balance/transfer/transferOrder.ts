import { dropDraft, keepDraft, keptDraft } from '#src/session/fields/keptDraft.ts';
import type { FundsSource, Source } from './amounts.ts';

/** A transfer ordered by the player. */
export interface TransferOrder {
  from: FundsSource;
  /** The chosen wallets, with their balances then. */
  sources: readonly FundsSource[];
  to: Source;
  amount: string;
}

/** An order with the idempotency keys of its steps: repeated with the same keys, it transfers nothing twice. */
export interface KeyedOrder extends TransferOrder {
  keys: { collect: string; send: string };
  /** When it was first sent, in milliseconds since 1970 by the device clock. */
  sentAt: number;
}

/** Where the device keeps an order: under a name, for its player. */
export interface OrderPlace {
  name: string;
  player: string;
}

/** Keeps a player's order on the device until its outcome is known: a new tab would otherwise send it again. */
export const keepOrder = (
  { name, player }: OrderPlace,
  { from, to, amount, keys, sentAt }: KeyedOrder,
): void => keepDraft(name, { from, to, amount, keys, sentAt }, player);

/** Drops an order whose outcome is known. */
export const dropOrder = ({ name, player }: OrderPlace): void => dropDraft(name, player);

const areTexts = <Name extends string>(
  value: unknown,
  ...names: Name[]
): value is Record<Name, string> =>
  typeof value === 'object' &&
  value !== null &&
  names.every((name) => typeof Object(value)[name] === 'string');

/** The order that an earlier page sent without learning its outcome, whichever tab it was in; undefined if none. */
export function keptOrder({ name, player }: OrderPlace): KeyedOrder | undefined {
  const { from, to, amount, keys, sentAt } = keptDraft(name, player);
  if (!areTexts(from, 'source', 'balance') || !areTexts(keys, 'collect', 'send')) return undefined;
  if (typeof to !== 'string' || typeof amount !== 'string' || typeof sentAt !== 'number') {
    return undefined;
  }
  const source = {
    source: from.source,
    name: areTexts(from, 'name') ? from.name : undefined,
    balance: from.balance,
  };
  return { from: source, sources: [source], to, amount, keys, sentAt };
}
