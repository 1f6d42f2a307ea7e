import { PlatformError } from '#src/platform/PlatformError.ts';
import type { ResponseHeaders } from '#src/platform/responseHeaders.ts';

/** The JSON envelope of every platform response (S7.31). */
interface Envelope {
  success: boolean;
  value?: unknown;
  message?: unknown;
  code?: unknown;
}

/** An HTTP response as far as the envelope needs it. */
export interface Answer extends ResponseHeaders {
  status: number;
  /** The parsed body; a string or undefined if it was not JSON. */
  body: unknown;
}

const isEnvelope = (body: unknown): body is Envelope =>
  typeof body === 'object' &&
  body !== null &&
  'success' in body &&
  typeof body.success === 'boolean';

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** The default code of a failure without one, by its HTTP status. */
function codeOf(status: number): string {
  if (status === 401) return 'not_logged_in';
  if (status === 403) return 'region_restricted';
  if (status === 404) return 'not_found';
  if (status === 429) return 'too_many_requests';
  if (status >= 400 && status < 500) return 'invalid_parameter';
  return 'unexpected_error';
}

const isSuccess = (status: number) => status >= 200 && status < 300;

/** The error for a response that is not a success. */
function failureOf({ status, body, ...head }: Answer): PlatformError {
  const ok = isSuccess(status);
  if (!isEnvelope(body)) {
    const code = ok ? 'malformed' : codeOf(status);
    return new PlatformError({ code, status, isForeign: true, ...head });
  }
  const code = text(body.code) ?? (ok ? 'unexpected_error' : codeOf(status));
  return new PlatformError({
    code,
    status,
    message: text(body.message),
    value: body.value,
    ...head,
  });
}

/**
 * The value in a response's envelope. Throws a `PlatformError` if the platform refuses, by status or by `success: false` under a status of
 * 200, or if the body is not an envelope.
 */
export function openEnvelope(answer: Answer): unknown {
  const { status, body } = answer;
  if (isSuccess(status) && isEnvelope(body) && body.success) return body.value;
  throw failureOf(answer);
}
