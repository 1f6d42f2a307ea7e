import type { Merchant } from '#sandbox/merchants.ts';
import type { operations } from '#src/platform/contract.generated.ts';

/** The name of a call of the contract. */
export type OperationId = keyof operations;

/** Parameters that the contract gives a default, so that a checked call always has them. */
export const DEFAULTED = [
  'gameCategory',
  'language',
  'limitNum',
  'pageNo',
  'pageSize',
  'shape',
  'types',
] as const;

type Defaulted = (typeof DEFAULTED)[number];
type Part<Op extends OperationId, Name extends string> =
  operations[Op]['parameters'] extends Partial<Record<Name, infer Given>>
    ? NonNullable<Given>
    : Record<never, never>;
type Complete<Given> = Given & Required<Pick<Given, keyof Given & Defaulted>>;
type Content<Op extends OperationId> = operations[Op]['responses'][200]['content'];

/** A call that the contract has let through. */
export interface Call<Op extends OperationId> {
  merchant: Merchant;
  query: Complete<Part<Op, 'query'>>;
  path: Part<Op, 'path'>;
  /** Headers by their name in lower case. */
  headers: Readonly<Record<string, string>>;
  /** The address that the call came from. */
  ip: string;
}

/** A picture; one that names its edition may be kept for ever. */
export interface Picture {
  svg: string;
  immutable: boolean;
}

/** What a handler gives back: the `value` of the envelope, or a picture. */
type Result<Op extends OperationId> =
  Content<Op> extends { 'application/json': { value: infer Value } } ? Value : Picture;

export type Handler<Op extends OperationId> = (call: Call<Op>) => Result<Op> | Promise<Result<Op>>;

/** One handler for every call of the contract. */
export type Handlers = { [Op in OperationId]: Handler<Op> };

/** The names of all calls that have a handler. */
export const operationIds = (handlers: Handlers): OperationId[] =>
  Object.keys(handlers) as OperationId[];
