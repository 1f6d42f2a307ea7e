import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { failureReport } from '#sandbox/kernel/http/failureReport.ts';

/**
 * The reasons for closing a connection, with their WebSocket codes. Up to 1999 the page reconnects by itself; from 4000 on something else
 * must happen first.
 */
export const CLOSE_CODES = {
  platform_stopping: 1001,
  unexpected_error: 1011,
  try_again: 1013,
  invalid_parameter: 4400,
  not_logged_in: 4401,
  region_restricted: 4403,
  merchant_unknown: 4404,
  login_timeout: 4408,
  too_many_requests: 4429,
  system_maintenance: 4503,
} as const;

export type Reason = keyof typeof CLOSE_CODES;

const isReason = (code: string): code is Reason => Object.hasOwn(CLOSE_CODES, code);

/** The close reason for a refusal of the platform; any other error is only logged on the server. */
export function reasonOf(error: unknown): Reason {
  if (error instanceof Refusal && isReason(error.code)) return error.code;
  console.error(failureReport(error));
  return 'unexpected_error';
}
