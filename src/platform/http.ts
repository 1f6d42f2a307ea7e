import { up } from 'up-fetch';
import { fetchWhole } from '#src/platform/fetchWhole.ts';
import { readResponseHeaders } from '#src/platform/responseHeaders.ts';

/** What one try came to; `response` is that of an earlier try if this one ended in an error. */
interface Outcome {
  response: Response | undefined;
  error: unknown;
}

const RETRIES = 2;
const FIRST_WAIT_MS = 300;
/** A gateway dropped the call, or waited too long for the platform. */
const DROPPED = [408, 502, 504];
const BUSY = 503;

/** The answer of a try, unless it ended in an error. */
const answerOf = ({ response, error }: Outcome) => (error === undefined ? response : undefined);

/** Whether another try may succeed. */
function isPassing(outcome: Outcome): boolean {
  const answer = answerOf(outcome);
  // A broken connection is a TypeError, worded differently by each browser.
  if (!answer) return outcome.error instanceof TypeError;
  // A busy platform says when to retry; one in maintenance does not.
  const busy = answer.status === BUSY && answer.headers.has('retry-after');
  return busy || DROPPED.includes(answer.status);
}

/** The milliseconds until the next try: those that the platform asks for, otherwise a random share of 300, then 600, so that not all clients return at once. */
function waitOf({ attempt, ...outcome }: Outcome & { attempt: number }): number {
  const answer = answerOf(outcome);
  const seconds = answer && readResponseHeaders(answer).retryAfter;
  return seconds === undefined
    ? Math.random() * FIRST_WAIT_MS * 2 ** (attempt - 1)
    : seconds * 1000;
}

/** Sends calls to the platform at `baseUrl`, with these headers. Returns the answer whatever its status; a `GET` is tried up to three times. */
export const platformHttp = (baseUrl: string, headers: Readonly<Record<string, string>>) =>
  up(fetchWhole, () => ({
    baseUrl,
    headers,
    reject: () => false,
    parseResponse: async (response) => response,
    retry: {
      attempts: ({ request }) => (request.method === 'GET' ? RETRIES : 0),
      when: isPassing,
      delay: waitOf,
    },
  }));
