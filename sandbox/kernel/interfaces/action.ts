import type { Database } from '#sandbox/kernel/database/database.ts';
import type { PlatformEvent } from '#sandbox/kernel/events/publish.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { Message } from '#sandbox/kernel/outbox/send.ts';
import type { InputOf, InputSchema } from './field.ts';

/** What an action works with. */
export interface ActionTurn {
  /** A transaction, kept whole when the action returns and undone when it throws. */
  db: Database;
  /** The merchant that the tester has chosen. */
  merchant: Merchant;
  /** The platform's time. */
  now: Date;
  /** Tells a member, or everyone of the merchant, what happened, once the action is through. */
  publish(event: PlatformEvent): Promise<void>;
  /** Sends a text message or an e-mail, once the action is through. */
  send(message: Message): Promise<void>;
}

/** Something that a tester can do where a real platform has staff: approve, draw now, publish, answer. */
export interface Action {
  /** Unique among all areas, a verb first: `approveWithdrawal`. */
  name: string;
  /** What happens, in a sentence; its id of the specification where a rule is behind it. */
  description: string;
  schema: InputSchema;
  /** It changes nothing: it may run again, and its result, which may be a document of a player, is kept nowhere. */
  readsOnly?: true;
  /** Does it. The schema has let the input through. What it gives back is shown to the tester. */
  run(turn: ActionTurn, input: never): Promise<unknown>;
}

/**
 * An action whose input has the type of its schema. To refuse it throws a `Refusal`: its code and message are
 * shown to the tester.
 */
export const defineAction = <const Schema extends InputSchema>(action: {
  name: string;
  description: string;
  schema: Schema;
  readsOnly?: true;
  run(turn: ActionTurn, input: InputOf<Schema>): Promise<unknown>;
}): Action => action;
