import type { Operations, Refusals } from '#src/platform/contract.generated.ts';
import type { Form } from '#src/platform/form.ts';
import type { Shape } from '#src/platform/shape.ts';

/** The name of a call that returns a value. */
export type OperationId = {
  [Id in keyof Operations]: Operations[Id] extends { value: unknown } ? Id : never;
}[keyof Operations];

/** The value that a call returns. */
export type ValueOf<Id extends OperationId> = Operations[Id]['value'];

/** The code of a refusal that carries a value. */
export type ValuedCode = keyof Refusals;

type None = Record<never, never>;

/** The same fields; optional ones may also be undefined, which is the same to the client. */
type Loose<Fields> = {
  [Name in keyof Fields]: None extends Pick<Fields, Name> ? Fields[Name] | undefined : Fields[Name];
};

/** A part of a call if the contract has it, optional if all its fields are. */
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

/** The options of any call. */
interface Transport {
  /** Cancels the call, which then throws the signal's reason. */
  signal?: AbortSignal;
  /** The call continues when the page is left. */
  keepalive?: boolean;
}

/** The options of a call: the parameters and the body from the contract. */
type CallOptions<Id extends OperationId> = Transport &
  Part<Id, 'query' | 'path' | 'headers'> &
  Body<Id>;

/** The arguments of a call after its name; none are needed if the contract needs none. */
export type CallArguments<Id extends OperationId> =
  None extends CallOptions<Id> ? [options?: CallOptions<Id>] : [options: CallOptions<Id>];

/**
 * A call as the build writes it in place of its name (scripts/codegen/contract/contractCalls.ts). One without a value has no shape: any
 * answer is accepted.
 */
export type Wire = readonly [method: string, path: string, shape: Shape, encrypted?: 1];
