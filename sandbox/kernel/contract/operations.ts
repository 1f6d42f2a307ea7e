import type { Database } from '#sandbox/kernel/database/database.ts';
import type { PlatformEvent } from '#sandbox/kernel/events/publish.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { Message } from '#sandbox/kernel/outbox/send.ts';
import type { Session } from '#sandbox/kernel/sessions/session.ts';
import type { Operations } from '#src/platform/contract.generated.ts';
import { OPERATIONS } from './operations.generated.ts';

/** The name of a call of the contract. */
export type OperationId = keyof typeof OPERATIONS;

/** The contract's rule of one call. */
type OperationRules<Op extends OperationId> = (typeof OPERATIONS)[Op];

type Defaulted<Op extends OperationId> = OperationRules<Op>['defaulted'][number];
type Part<Op extends OperationId, Name extends string> =
  Operations[Op] extends Partial<Record<Name, infer Given>>
    ? NonNullable<Given>
    : Record<never, never>;
type Complete<Given, Names> = Given & Required<Pick<Given, keyof Given & Names>>;

/** The fields of every call that passed the contract's checks. */
interface AnyCall {
  merchant: Merchant;
  /** Headers by their name in lower case. */
  headers: Readonly<Record<string, string>>;
  /** The address that the call came from. */
  ip: string;
  userAgent: string;
  /** The platform's time, which testers can move. */
  now: Date;
  /**
   * The database. In a call that writes it is a transaction, committed when the handler returns and rolled back when it throws. A handler
   * uses no other handle: the embedded engine has one connection, and would wait for itself.
   */
  db: Database;
  /** Publishes an event to a member, or everyone of the merchant, after the call's commit. */
  publish(event: PlatformEvent): Promise<void>;
  /** Sends a text message or an e-mail, after the call's commit. */
  send(message: Message): Promise<void>;
}

type SessionOf<Op extends OperationId> = OperationRules<Op>['audience'] extends 'visitor'
  ? Record<never, never>
  : OperationRules<Op>['audience'] extends 'anyone'
    ? { session: Session | undefined }
    : { session: Session };

/** The body of a call that has one, decrypted and parsed, whatever its encoding. */
type BodyOf<Op extends OperationId> = Operations[Op] extends
  | { body: infer Body }
  | { form: infer Body }
  | { multipart: infer Body }
  ? { body: Body }
  : Record<never, never>;

/** A call that passed the contract's checks: a session if its audience needs one, a body if it has one. */
export type Call<Op extends OperationId> = AnyCall & {
  query: Complete<Part<Op, 'query'>, Defaulted<Op>>;
  path: Part<Op, 'path'>;
} & SessionOf<Op> &
  BodyOf<Op>;

/** A picture; one with its edition may be cached for ever. */
export interface Picture {
  svg: string;
  immutable: boolean;
}

/** The result of a handler: the `value` of the envelope, or a picture. */
type Result<Op extends OperationId> = Operations[Op] extends { value: infer Value }
  ? Value
  : Picture;

/** Answers a call; in a call that writes, within its transaction. */
type Answering<Op extends OperationId> = (call: Call<Op>) => Result<Op> | Promise<Result<Op>>;

/** Reads the database in the call's turn, like all other database work; do not keep the handle afterwards. */
export type Read = <Result>(query: (db: Database) => Promise<Result>) => Promise<Result>;

/** A call before its transaction begins: it has no database handle of its own, and publishes nothing. */
export type BeforeTransaction<Given> = Omit<Given, 'db' | 'publish' | 'send'> & { read: Read };

/** Slow work of a call that needs no database, such as a hash: done before the transaction begins. */
interface Prepared<Op extends OperationId> {
  prepare(call: BeforeTransaction<Call<Op>>): Promise<Answering<Op>>;
}

export type Handler<Op extends OperationId> = Answering<Op> | Prepared<Op>;

/** A handler as the dispatcher knows it. */
export type AnyHandler =
  | ((call: never) => unknown)
  | { prepare(call: never): Promise<(call: never) => unknown> };

/** One handler for every call of the contract. */
export type Handlers = { [Op in OperationId]: Handler<Op> };

/** One handler for every call of an area of the contract. */
export type AreaHandlers<Area extends OperationRules<OperationId>['area']> = {
  [Op in OperationId as OperationRules<Op>['area'] extends Area ? Op : never]: Handler<Op>;
};

/** The names of all calls. */
export const OPERATION_IDS = Object.keys(OPERATIONS) as OperationId[];
