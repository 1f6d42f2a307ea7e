import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { failureOf, Refusal } from '#sandbox/kernel/failures/failure.ts';
import { FAILURES } from '#sandbox/kernel/failures/failures.generated.ts';
import type { PlatformContext } from './environment.ts';
import { failureReport } from './failureReport.ts';

/** The wait of S9.6, if a limit gives none. */
const RETRY_AFTER_SECONDS = 300;
/** The codes of calls that can be retried unchanged after a while. */
const RETRIED: readonly Refusal['code'][] = ['too_many_requests', 'overloaded'];
const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';

/** The answer of a successful call. */
export const answerValue = (context: PlatformContext, value: unknown): Response =>
  context.json({ success: true, value, message: '', code: 'ok' }, 200, {
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });

/** A picture; its scripts and styles are inert even when it is opened on its own. */
export const answerPicture = (
  context: PlatformContext,
  svg: string,
  immutable: boolean,
): Response =>
  context.body(svg, 200, {
    'Content-Type': 'image/svg+xml',
    'Cache-Control': immutable ? YEAR : HOUR,
    'Content-Security-Policy': "default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
  });

/** Whether the client hung up, so nobody waits for the answer and its body cannot be read to the end. */
const hungUp = (context: PlatformContext): boolean =>
  context.env?.incoming?.socket.destroyed === true;

/** The answer of a failed call. An error other than a refusal is logged, unless a client's hang-up caused it. */
export function answerFailure(context: PlatformContext, error: unknown): Response {
  const refusal = error instanceof Refusal ? error : new Refusal('unexpected_error');
  if (refusal !== error && !hungUp(context)) console.error(failureReport(error));
  return context.json(failureOf(refusal), FAILURES[refusal.code].status, {
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...(RETRIED.includes(refusal.code) && {
      'Retry-After': String(refusal.retryAfter ?? RETRY_AFTER_SECONDS),
    }),
  });
}

/** A truncated answer. */
export const answerMalformed = (context: PlatformContext): Response =>
  context.body('{"success":true,"value":{"games":[', 200, { 'Content-Type': 'application/json' });

/** An answer in a shape that no call of the contract has. */
export const answerMisshapen = (context: PlatformContext): Response =>
  answerValue(context, { data: 42 });

/** No answer: the connection ends. Without a connection, an answer that breaks off. */
export function answerNothing(context: PlatformContext): Response {
  const outgoing = context.env?.outgoing;
  if (!outgoing) {
    return new Response(
      new ReadableStream({
        start: (stream) => stream.error(new Error('The connection was dropped.')),
      }),
    );
  }
  outgoing.destroy();
  return RESPONSE_ALREADY_SENT;
}
