import type { OPERATIONS } from '#sandbox/kernel/contract/operations.generated.ts';
import type { Operations } from '#src/platform/contract.generated.ts';

type Rules = typeof OPERATIONS;

/** The addresses of a contract path, in which each `{parameter}` can be any text. */
type Filled<Template extends string> = Template extends `${infer Head}{${string}}${infer Tail}`
  ? `${Head}${string}${Filled<Tail>}`
  : Template;

/** The calls of a method at a path without its query. */
type CallAt<Method extends string, Path extends string> = {
  [Id in keyof Rules]: Rules[Id]['method'] extends Method
    ? Path extends Filled<Rules[Id]['path']>
      ? Id
      : never
    : never;
}[keyof Rules];

type WithoutQuery<Path extends string> = Path extends `${infer Bare}?${string}` ? Bare : Path;

type ValueOf<Id> = Id extends keyof Operations
  ? Operations[Id] extends { value: infer Value }
    ? Value
    : unknown
  : unknown;

/** The response value of a successful call by its method and address; unknown unless exactly one call matches. */
export type ValueAt<Method extends string, Path extends string> = [
  CallAt<Method, WithoutQuery<Path>>,
] extends [never]
  ? unknown
  : ValueOf<CallAt<Method, WithoutQuery<Path>>>;
