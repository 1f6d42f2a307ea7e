import { PlatformError } from '#src/platform/PlatformError.ts';

/** What every answer of the platform is wrapped in (S7.31). */
interface Envelope {
  success: boolean;
  value?: unknown;
  message?: unknown;
  code?: unknown;
}

/** An HTTP answer as far as the envelope needs it. */
export interface Answer {
  status: number;
  /** The parsed body; a string or nothing where it was not JSON. */
  body: unknown;
  reference?: string | undefined;
}

const isEnvelope = (body: unknown): body is Envelope =>
  typeof body === 'object' &&
  body !== null &&
  'success' in body &&
  typeof body.success === 'boolean';

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** The code of a failure whose platform gave none, by its HTTP status. */
function codeOf(status: number): string {
  if (status === 401) return 'not_logged_in';
  if (status === 403) return 'region_restricted';
  if (status === 404) return 'not_found';
  if (status === 429) return 'too_many_requests';
  if (status >= 400 && status < 500) return 'invalid_parameter';
  return 'unexpected_error';
}

/**
 * The value inside an answer. Throws a `PlatformError` when the platform says no, be it by status or by
 * `success: false` under a status of 200, and when the answer is no envelope at all.
 */
export function openEnvelope({ status, body, reference }: Answer): unknown {
  const ok = status >= 200 && status < 300;
  if (!isEnvelope(body)) {
    const code = ok ? 'malformed' : codeOf(status);
    throw new PlatformError({ code, status, reference });
  }
  if (ok && body.success) return body.value;
  const code = text(body.code) ?? (ok ? 'unexpected_error' : codeOf(status));
  throw new PlatformError({ code, status, message: text(body.message), reference });
}
