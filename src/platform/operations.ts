import type { Operations, Refusals } from '#src/platform/contract.generated.ts';
import type { Form } from '#src/platform/form.ts';
import type { Shape } from '#src/platform/shape.ts';

/** The name of a call that answers with a value. */
export type OperationId = {
  [Id in keyof Operations]: Operations[Id] extends { value: unknown } ? Id : never;
}[keyof Operations];

/** The value that a call answers. */
export type ValueOf<Id extends OperationId> = Operations[Id]['value'];

/** The code of a refusal that tells more than its code. */
export type ValuedCode = keyof Refusals;

type None = Record<never, never>;

/** The same fields; those that may be left out may also be undefined, which is the same to the client. */
type Loose<Fields> = {
  [Name in keyof Fields]: None extends Pick<Fields, Name> ? Fields[Name] | undefined : Fields[Name];
};

/** A part of a call where the contract has it, optional where all that is in it is. */
type Part<Id extends OperationId, Name extends string> = {
  [Key in keyof Operations[Id] & Name]: Loose<NonNullable<Operations[Id][Key]>>;
};

type Body<Id extends OperationId> = Operations[Id] extends
  | { form: infer Fields }
  | { multipart: infer Fields }
  ? { body: Form<Fields> }
  : Operations[Id] extends { body: infer Value }
    ? { body: Value }
    : None;

/** What a call may carry, whatever it is. */
interface Transport {
  /** Cancels the call, which then throws the signal's reason. */
  signal?: AbortSignal;
  /** The call goes on when the page is left. */
  keepalive?: boolean;
}

/** What a call carries: the parameters and the body that the contract gives it. */
type CallOptions<Id extends OperationId> = Transport &
  Part<Id, 'query' | 'path' | 'headers'> &
  Body<Id>;

/** The arguments of a call after its name; none are needed where the contract needs none. */
export type CallArguments<Id extends OperationId> =
  None extends CallOptions<Id> ? [options?: CallOptions<Id>] : [options: CallOptions<Id>];

/**
 * A call as the build writes it in the place of its name (scripts/codegen/contract/contractCalls.ts). One that answers with nothing has no
 * shape: whatever comes is good.
 */
export type Wire = readonly [method: string, path: string, shape: Shape, encrypted?: 1];
