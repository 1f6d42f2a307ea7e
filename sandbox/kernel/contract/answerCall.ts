import type { OpenAPIBackend } from 'openapi-backend';
import { answerPicture, answerValue } from '#sandbox/kernel/http/answers.ts';
import type { PlatformContext } from '#sandbox/kernel/http/environment.ts';
import type { InTurn } from '#sandbox/kernel/load/workQueue.ts';
import { admit, checkExcluded, checkOpen, checkSuspended } from './admission.ts';
import { meetFault } from './faults.ts';
import { handleCall, keyOf, type Served } from './handleCall.ts';
import type { Picture } from './operations.ts';
import type { Platform } from './platform.ts';

const isPicture = (result: unknown): result is Picture =>
  typeof result === 'object' && result !== null && 'svg' in result;

/**
 * Answers a call. Merchant, faults, session, audience, exclusion, opening, rate, body and parameters are checked in this order; then its
 * handler is called. All database work waits in the platform's queue.
 */
export async function answerCall(
  served: Served,
  platform: Platform,
  backend: OpenAPIBackend,
  context: PlatformContext,
): Promise<Response> {
  const { id, rule } = served;
  const { db, clock, control, queue } = platform;
  const merchant = platform.merchants.find(context.req.header('merchant-code'));
  const troubled = await meetFault(control, id, context);
  if (troubled) return troubled;
  const now = clock.now();
  const caller = {
    merchantCode: merchant.merchantCode,
    authorization: context.req.header('authorization'),
    now,
  };
  const inTurn: InTurn = rule.fromMemory ? (work) => work() : queue.call();
  const session =
    rule.audience === 'visitor' ? undefined : await inTurn(() => admit(db, rule.audience, caller));
  if (rule.refusesExcluded) checkExcluded(session, now);
  if (rule.refusesSuspended) checkSuspended(session);
  if (!rule.alwaysOpen) checkOpen(merchant, control);
  const owner = session?.member.id ?? merchant.merchantCode;
  const call = {
    ...{ served, platform, backend, context, inTurn },
    ...{ merchant, session, owner, now },
  };
  const result = rule.idempotent
    ? await platform.retries(`${owner} ${id} ${keyOf(context)}`, () => handleCall(call))
    : await handleCall(call);
  return isPicture(result)
    ? answerPicture(context, result.svg, result.immutable)
    : answerValue(context, result ?? null);
}
