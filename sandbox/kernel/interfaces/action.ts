import type { Database } from '#sandbox/kernel/database/database.ts';
import type { PlatformEvent } from '#sandbox/kernel/events/publish.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { Message } from '#sandbox/kernel/outbox/send.ts';
import type { InputOf, InputSchema } from './field.ts';

/** The context of an action. */
export interface ActionTurn {
  /** A transaction, committed when the action returns and rolled back when it throws. */
  db: Database;
  /** The merchant chosen by the tester. */
  merchant: Merchant;
  /** The platform's time. */
  now: Date;
  /** Publishes an event to a member, or everyone of the merchant, after the commit. */
  publish(event: PlatformEvent): Promise<void>;
  /** Sends a text message or an e-mail, after the commit. */
  send(message: Message): Promise<void>;
}

/** A tester's action for what a real platform's staff would do: approve, draw now, publish, answer. */
export interface Action {
  /** Unique among all areas, a verb first: `approveWithdrawal`. */
  name: string;
  /** What it does, in a sentence; with its specification id if it follows a rule. */
  description: string;
  schema: InputSchema;
  /** It changes nothing: it may be repeated, and its result, which may be a player's document, is not stored. */
  readsOnly?: true;
  /** Runs it. The schema has validated the input. The tester sees the result. */
  run(turn: ActionTurn, input: never): Promise<unknown>;
}

/** An action whose input has the type of its schema. To refuse it throws a `Refusal`: its code and message are shown to the tester. */
export const defineAction = <const Schema extends InputSchema>(action: {
  name: string;
  description: string;
  schema: Schema;
  readsOnly?: true;
  run(turn: ActionTurn, input: InputOf<Schema>): Promise<unknown>;
}): Action => action;
