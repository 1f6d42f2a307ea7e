import type { OpenAPIBackend, Context as Routed } from 'openapi-backend';
import type { Database } from '#sandbox/database/database.ts';
import { publish } from '#sandbox/events/publish.ts';
import { answerPicture, answerValue } from '#sandbox/http/answers.ts';
import { clientIp, type PlatformContext } from '#sandbox/http/environment.ts';
import { send } from '#sandbox/outbox/send.ts';
import { openPayload } from '#sandbox/payloads/openPayload.ts';
import type { Session } from '#sandbox/sessions/session.ts';
import { admit, checkExcluded, checkOpen } from './admission.ts';
import { meetFault } from './faults.ts';
import { answerOnce } from './idempotency.ts';
import { invalidParameters, refuseParameters } from './invalidParameters.ts';
import { type OperationRule, ruleOf } from './operationRule.ts';
import type { Call, Handler, OperationId, Picture } from './operations.ts';
import type { Platform } from './platform.ts';
import { takeTurn } from './rateLimit.ts';
import { parseObject, readBody, readEncrypted } from './requestBody.ts';
import { listFields } from './router.ts';
import { inTransaction } from './transaction.ts';

const isPicture = (result: unknown): result is Picture =>
  typeof result === 'object' && result !== null && 'svg' in result;

/** A call on its way to its handler. */
interface Arrival {
  routed: Routed;
  context: PlatformContext;
  rule: OperationRule;
}

const headersOf = ({ context }: Arrival): Record<string, string> => context.req.header();

/** The body of a call as an object, decrypted where it travels encrypted. */
async function bodyOf({ routed, context, rule }: Arrival, { db }: Platform): Promise<unknown> {
  if (rule.encrypted) {
    return parseObject(await openPayload(db, await readEncrypted(context.req.raw)));
  }
  if (!rule.body) return undefined;
  return readBody(context.req.raw, rule.body, listFields(routed.operation.requestBody));
}

/** The parameters of a call, with the contract's defaults. Refuses those at fault by name, a body's too. */
function check({ routed, context }: Arrival, backend: OpenAPIBackend, body: unknown) {
  const { method, path, query } = routed.request;
  const headers = {
    ...context.req.header(),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const request = { method, path, query, headers, body };
  const { errors, coerced } = backend.validator.validateRequest(request, routed.operation);
  if (errors) throw refuseParameters(...invalidParameters(errors));
  return { query: coerced?.query ?? {}, path: coerced?.params ?? {} };
}

/** Counts a call where the contract says how many there may be. */
async function countCall(
  id: OperationId,
  { rate }: OperationRule,
  { db }: Platform,
  owner: { merchantCode: string; ip: string; session: Session | undefined; now: Date },
): Promise<void> {
  if (!rate) return;
  const { merchantCode, ip, session, now } = owner;
  const who = rate.per === 'member' ? (session?.member.id ?? ip) : ip;
  await takeTurn(db, `${id} ${merchantCode} ${who}`, rate, now);
}

/**
 * Answers a call: merchant, trouble, session, audience, exclusion, opening, rate, body and parameters are seen to in
 * this order, then its handler is called, in a transaction where the call writes.
 */
export async function answerCall<Op extends OperationId>(
  id: Op,
  handler: Handler<Op>,
  platform: Platform,
  backend: OpenAPIBackend,
  routed: Routed,
  context: PlatformContext,
): Promise<Response> {
  const rule = ruleOf(id);
  const arrival = { routed, context, rule };
  const headers = headersOf(arrival);
  const merchant = platform.merchants.find(headers['merchant-code']);
  const { merchantCode } = merchant;
  const troubled = await meetFault(platform.control, id, context);
  if (troubled) return troubled;
  const { db, clock, control } = platform;
  const now = clock.now();
  const ip = clientIp(context);
  const authorization = headers.authorization;
  const session = await admit(db, rule.audience, { merchant, authorization, now });
  if (rule.refusesExcluded) checkExcluded(session, now);
  if (!rule.alwaysOpen) checkOpen(merchant, control);
  await countCall(id, rule, platform, { merchantCode, ip, session, now });
  const body = await bodyOf(arrival, platform);
  const parameters = check(arrival, backend, body);
  const userAgent = headers['user-agent'] ?? '';
  const answer = (handle: Database) => {
    const call = {
      ...{ merchant, headers, ip, userAgent, now, session, body, db: handle },
      ...parameters,
      publish: publish.bind(undefined, handle, merchantCode, now),
      send: send.bind(undefined, handle, merchantCode, now),
    };
    // The contract has checked these and filled in the defaults, so they are what its types say.
    return handler(call as unknown as Call<Op>);
  };
  const once = async (tx: Database) =>
    rule.idempotent
      ? answerOnce(
          tx,
          {
            owner: session?.member.id ?? merchantCode,
            operation: id,
            key: headers['idempotency-key'] ?? '',
            request: [parameters, body],
            now,
          },
          async () => answer(tx),
        )
      : answer(tx);
  const result = rule.writes ? await inTransaction(db, once) : await answer(db);
  return isPicture(result)
    ? answerPicture(context, result.svg, result.immutable)
    : answerValue(context, result ?? null);
}
