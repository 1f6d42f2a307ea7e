import type { OpenAPIBackend, Operation } from 'openapi-backend';
import type { Database } from '#sandbox/database/database.ts';
import { publish } from '#sandbox/events/publish.ts';
import { answerPicture, answerValue } from '#sandbox/http/answers.ts';
import { clientIp, type PlatformContext } from '#sandbox/http/environment.ts';
import { send } from '#sandbox/outbox/send.ts';
import { admit, checkExcluded, checkOpen } from './admission.ts';
import { meetFault } from './faults.ts';
import { answerOnce } from './idempotency.ts';
import type { OperationRule } from './operationRule.ts';
import type { AnyHandler, Picture } from './operations.ts';
import type { Platform } from './platform.ts';
import { takeTurn } from './rateLimit.ts';
import { checkRequest, readRequestBody } from './request.ts';
import { inTransaction } from './transaction.ts';

/** A call of the contract, what checks it and what answers it. */
export interface Served {
  id: string;
  rule: OperationRule;
  operation: Operation;
  handler: AnyHandler;
}

const isPicture = (result: unknown): result is Picture =>
  typeof result === 'object' && result !== null && 'svg' in result;

/** Runs the handler of a call: in a transaction where the call writes, once for a key where it is idempotent. */
async function run(
  { id, rule }: Served,
  { db }: Platform,
  once: { owner: string; key: string; request: unknown; now: Date },
  handle: (db: Database) => unknown,
): Promise<unknown> {
  if (!rule.writes) return handle(db);
  return inTransaction(db, async (tx) =>
    rule.idempotent
      ? answerOnce(tx, { ...once, operation: id }, async () => handle(tx))
      : handle(tx),
  );
}

/**
 * Answers a call. Merchant, trouble, session, audience, exclusion, opening, rate, body and parameters are seen to in
 * this order; then its handler is called.
 */
export async function answerCall(
  served: Served,
  platform: Platform,
  backend: OpenAPIBackend,
  context: PlatformContext,
): Promise<Response> {
  const { id, rule, operation, handler } = served;
  const { db, clock, control } = platform;
  const headers = context.req.header();
  const merchant = platform.merchants.find(headers['merchant-code']);
  const troubled = await meetFault(control, id, context);
  if (troubled) return troubled;
  const { merchantCode } = merchant;
  const now = clock.now();
  const ip = clientIp(context);
  const { authorization } = headers;
  const session = await admit(db, rule.audience, { merchantCode, authorization, now });
  const owner = session?.member.id ?? merchantCode;
  if (rule.refusesExcluded) checkExcluded(session, now);
  if (!rule.alwaysOpen) checkOpen(merchant, control);
  if (rule.rate) {
    const counted = rule.rate.per === 'member' && session ? owner : `${merchantCode} ${ip}`;
    await takeTurn(db, `${id} ${counted}`, rule.rate, now);
  }
  const body = await readRequestBody(db, rule, operation, context.req.raw);
  const { path, url } = context.req;
  const parameters = checkRequest(backend, operation, { path, url, headers }, body);
  const key = headers['idempotency-key'] ?? '';
  const request = [parameters, body];
  const result = await run(served, platform, { owner, key, request, now }, (handle) => {
    const call = {
      ...{ merchant, headers, ip, userAgent: headers['user-agent'] ?? '', now, session },
      ...{ ...parameters, body, db: handle },
      publish: publish.bind(undefined, handle, merchantCode, now),
      send: send.bind(undefined, handle, merchantCode, now),
    };
    // The contract has checked the call and filled in the defaults, so it is what its types say.
    return handler(call as never);
  });
  return isPicture(result)
    ? answerPicture(context, result.svg, result.immutable)
    : answerValue(context, result ?? null);
}
