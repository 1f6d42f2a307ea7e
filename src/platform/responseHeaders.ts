/** What the client reads from a response's headers. */
export interface ResponseHeaders {
  /** The platform's reference of the call, to quote to customer service. */
  reference?: string | undefined;
  /** How long to wait before the next try, in seconds. */
  retryAfter?: number | undefined;
}

const WHOLE_SECONDS = /^\d+$/;

/** A `Retry-After`, given in seconds or as a date, in whole seconds from now; undefined if it is neither. */
function waitOf(text: string | null, now: number): number | undefined {
  if (text === null) return undefined;
  if (WHOLE_SECONDS.test(text)) return Number(text);
  const seconds = Math.ceil((Date.parse(text) - now) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

/** Reads a response's headers. `now` is in milliseconds since 1970. */
export const readResponseHeaders = (
  { headers }: Pick<Response, 'headers'>,
  now = Date.now(),
): ResponseHeaders => ({
  reference: headers.get('x-request-id') ?? undefined,
  retryAfter: waitOf(headers.get('retry-after'), now),
});
