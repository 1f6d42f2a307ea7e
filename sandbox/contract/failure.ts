import type { Code, Failure, InvalidParameter } from '#src/platform/contract.generated.ts';

/** The HTTP statuses that a failure can have. */
export type FailureStatus = 400 | 403 | 404 | 405 | 422 | 429 | 500 | 503;

/** Every code with its status and the text for whoever does not know the code. */
export const FAILURES: Record<Code, { status: FailureStatus; message: string }> = {
  invalid_parameter: { status: 400, message: 'A parameter is not valid.' },
  region_restricted: { status: 403, message: 'Access is restricted in your region.' },
  not_found: { status: 404, message: 'There is nothing at this address.' },
  merchant_unknown: { status: 404, message: 'There is no such merchant.' },
  game_unknown: { status: 404, message: 'There is no such game.' },
  method_not_allowed: { status: 405, message: 'This address does not answer to that method.' },
  merchant_mismatch: { status: 422, message: 'The merchant is not the one of the header.' },
  category_unavailable: { status: 422, message: 'The merchant does not carry this category.' },
  vendor_unknown: { status: 422, message: 'There is no such vendor.' },
  too_many_requests: { status: 429, message: 'Too many requests.' },
  unexpected_error: { status: 500, message: 'Something went wrong.' },
  system_maintenance: { status: 503, message: 'The system is in maintenance.' },
};

/** A call that the platform refuses. Handlers throw it; the dispatcher turns it into an answer. */
export class Refusal extends Error {
  readonly code: Code;
  readonly parameters: InvalidParameter[];

  constructor(code: Code, parameters: InvalidParameter[] = []) {
    super(FAILURES[code].message);
    this.code = code;
    this.parameters = parameters;
  }
}

/** The envelope of a refusal. */
export function failureOf({ code, message, parameters }: Refusal): Failure {
  const value = parameters.length > 0 ? { parameters } : null;
  return { success: false, value, message, code };
}
