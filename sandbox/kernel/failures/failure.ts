import type { Code, Failure } from '#src/platform/contract.generated.ts';
import { FAILURES } from './failures.generated.ts';

/** The options of a refusal. */
interface RefusalOptions {
  /** The details for the client besides the code, as in the contract. */
  value?: Failure['value'];
  /** The handler's writes are kept: a count of failed attempts, for instance. */
  keep?: boolean;
  /** For `too_many_requests` and `overloaded`: the seconds to wait. */
  retryAfter?: number;
}

/** A refused call. Handlers throw it; the dispatcher turns it into an answer. */
export class Refusal extends Error {
  readonly code: Code;
  readonly value: Failure['value'];
  readonly keep: boolean;
  readonly retryAfter: number | undefined;

  constructor(code: Code, { value = null, keep = false, retryAfter }: RefusalOptions = {}) {
    super(FAILURES[code].message);
    this.code = code;
    this.value = value;
    this.keep = keep;
    this.retryAfter = retryAfter;
  }
}

/** The envelope of a refusal. */
export const failureOf = ({ code, message, value }: Refusal): Failure => ({
  success: false,
  value,
  message,
  code,
});
