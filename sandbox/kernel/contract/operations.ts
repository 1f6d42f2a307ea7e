import type { Database } from '#sandbox/kernel/database/database.ts';
import type { PlatformEvent } from '#sandbox/kernel/events/publish.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { Message } from '#sandbox/kernel/outbox/send.ts';
import type { Session } from '#sandbox/kernel/sessions/session.ts';
import type { Operations } from '#src/platform/contract.generated.ts';
import { OPERATIONS } from './operations.generated.ts';

/** The name of a call of the contract. */
export type OperationId = keyof typeof OPERATIONS;

/** What the contract says of a call. */
type OperationRules<Op extends OperationId> = (typeof OPERATIONS)[Op];

type Defaulted<Op extends OperationId> = OperationRules<Op>['defaulted'][number];
type Part<Op extends OperationId, Name extends string> =
  Operations[Op] extends Partial<Record<Name, infer Given>>
    ? NonNullable<Given>
    : Record<never, never>;
type Complete<Given, Names> = Given & Required<Pick<Given, keyof Given & Names>>;

/** What every call brings, once the contract has let it through. */
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
   * The database. In a call that writes it is a transaction, kept whole when the handler returns and undone when it
   * throws. A handler uses no other handle: the embedded engine has one connection, and would wait for itself.
   */
  db: Database;
  /** Tells a member, or everyone of the merchant, what happened, once the call is through. */
  publish(event: PlatformEvent): Promise<void>;
  /** Sends a text message or an e-mail, once the call is through. */
  send(message: Message): Promise<void>;
}

type SessionOf<Op extends OperationId> = OperationRules<Op>['audience'] extends 'visitor'
  ? Record<never, never>
  : OperationRules<Op>['audience'] extends 'anyone'
    ? { session: Session | undefined }
    : { session: Session };

/** The body of a call that has one, decrypted and parsed, however it travels. */
type BodyOf<Op extends OperationId> = Operations[Op] extends
  | { body: infer Body }
  | { form: infer Body }
  | { multipart: infer Body }
  ? { body: Body }
  : Record<never, never>;

/** A call that the contract has let through: a session where its audience needs one, a body where it has one. */
export type Call<Op extends OperationId> = AnyCall & {
  query: Complete<Part<Op, 'query'>, Defaulted<Op>>;
  path: Part<Op, 'path'>;
} & SessionOf<Op> &
  BodyOf<Op>;

/** A picture; one that names its edition may be kept for ever. */
export interface Picture {
  svg: string;
  immutable: boolean;
}

/** What a handler gives back: the `value` of the envelope, or a picture. */
type Result<Op extends OperationId> = Operations[Op] extends { value: infer Value }
  ? Value
  : Picture;

/** Answers a call; in a call that writes, within its transaction. */
type Answering<Op extends OperationId> = (call: Call<Op>) => Result<Op> | Promise<Result<Op>>;

/** Reads the database in the call's turn, like all other work on it; it is not to be held on to afterwards. */
export type Read = <Result>(query: (db: Database) => Promise<Result>) => Promise<Result>;

/** A call before its transaction begins: it has no database of its own yet, and nothing to tell. */
export type BeforeTransaction<Given> = Omit<Given, 'db' | 'publish' | 'send'> & { read: Read };

/** What a call needs that takes long without the database, such as a hash: done before the transaction begins. */
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
