import type { OpenAPIBackend, Operation } from 'openapi-backend';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { publish } from '#sandbox/kernel/events/publish.ts';
import { clientIp, type PlatformContext } from '#sandbox/kernel/http/environment.ts';
import type { InTurn } from '#sandbox/kernel/load/workQueue.ts';
import { send } from '#sandbox/kernel/outbox/send.ts';
import { openPayload } from '#sandbox/kernel/payloads/openPayload.ts';
import type { Session } from '#sandbox/kernel/sessions/session.ts';
import { spokenLanguage } from '#sandbox/kernel/text/language.ts';
import { answerOnce, isAnswered } from './idempotency.ts';
import type { OperationRule } from './operationRule.ts';
import type { AnyHandler, Read } from './operations.ts';
import type { Platform } from './platform.ts';
import { enforceRateLimit } from './rateLimit.ts';
import { checkRequest, readRequestBody } from './request.ts';
import { inTransaction } from './transaction.ts';
import { withDigests } from './withDigests.ts';

/** A call of the contract, with its checks and its handler. */
export interface Served {
  id: string;
  rule: OperationRule;
  operation: Operation;
  handler: AnyHandler;
}

/** A call with known operation, merchant and caller. */
export interface Admitted {
  served: Served;
  platform: Platform;
  backend: OpenAPIBackend;
  context: PlatformContext;
  inTurn: InTurn;
  merchant: ReturnType<Platform['merchants']['find']>;
  session: Session | undefined;
  /** The owner of its rates and idempotency keys: a member's id or a merchant's code. */
  owner: string;
  now: Date;
}

/** The idempotency key of a call; empty if it has none. */
export const keyOf = ({ req }: PlatformContext): string => req.header('idempotency-key') ?? '';

/** Counts a call against its rate; the retry of an answered one is not counted. */
async function countCall({ served, platform, context, merchant, ...call }: Admitted) {
  const { id, rule } = served;
  if (!rule.rate) return;
  const { session, owner, now } = call;
  const answered = { owner, operation: id, key: keyOf(context) };
  if (rule.idempotent && (await isAnswered(platform.db, answered))) return;
  const perMember = rule.rate.per === 'member' && session;
  const counted = perMember ? owner : `${merchant.merchantCode} ${clientIp(context)}`;
  await enforceRateLimit(platform.db, `${id} ${counted}`, rule.rate, now);
}

/** Runs the handler of a call: in a transaction if the call writes, once per key if it is idempotent. */
async function run(
  { served: { id, rule }, platform: { db }, context, owner, now }: Admitted,
  request: unknown,
  handle: (db: Database) => unknown,
): Promise<unknown> {
  if (!rule.writes) return handle(db);
  const once = { owner, operation: id, key: keyOf(context), request, now };
  return inTransaction(db, async (tx) =>
    rule.idempotent ? answerOnce(tx, once, async () => handle(tx)) : handle(tx),
  );
}

/** The parameters that name the language of an answer. */
const LANGUAGE_NAMES = ['language', 'lang'] as const;

/** The query of a call whose language is one that the merchant offers. */
function inSpokenLanguage({ brand }: Admitted['merchant'], query: object | string) {
  if (typeof query === 'string') return query;
  const spoken: Record<string, unknown> = { ...query };
  for (const name of LANGUAGE_NAMES) {
    const tag = spoken[name];
    if (typeof tag === 'string') spoken[name] = spokenLanguage(brand, tag);
  }
  return spoken;
}

/** Counts an admitted call, reads it and runs its handler. */
export async function handleCall(call: Admitted): Promise<unknown> {
  const { served, platform, backend, context, inTurn, merchant, session, now } = call;
  const { rule, operation, handler } = served;
  if (rule.rate) await inTurn(() => countCall(call));
  const open = (payload: string) => inTurn(() => openPayload(platform.db, payload));
  const body = await readRequestBody(open, rule, operation, context.req.raw);
  const { path, url } = context.req;
  const headers = context.req.header();
  const parameters = checkRequest(backend, operation, { path, url, headers }, body);
  const given = {
    ...{ merchant, headers, ip: clientIp(context), userAgent: headers['user-agent'] ?? '' },
    ...{ now, session, ...parameters, query: inSpokenLanguage(merchant, parameters.query), body },
  };
  // The contract has checked the call and filled in the defaults, so it matches its types.
  const withDatabase = (db: Database) => {
    const { merchantCode } = merchant;
    const publishing = publish.bind(undefined, db, merchantCode, now);
    const sending = send.bind(undefined, db, merchantCode, now);
    return { ...given, db, publish: publishing, send: sending } as never;
  };
  const read: Read = (query) => inTurn(() => query(platform.db));
  const answer =
    typeof handler === 'function' ? handler : await handler.prepare({ ...given, read } as never);
  const request = [parameters, await withDigests(body)];
  return inTurn(() => run(call, request, (db) => answer(withDatabase(db))));
}
