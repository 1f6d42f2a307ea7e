import { setTimeout as wait } from 'node:timers/promises';
import { OpenAPIBackend, type Context as Routed } from 'openapi-backend';
import { accessOf } from '#sandbox/control/access.ts';
import type { Control } from '#sandbox/control/control.ts';
import {
  answerFailure,
  answerMalformed,
  answerNothing,
  answerPicture,
  answerValue,
} from '#sandbox/http/answers.ts';
import { clientIp, type PlatformContext } from '#sandbox/http/environment.ts';
import type { Merchant, Merchants } from '#sandbox/merchants.ts';
import { readContract } from './contract.ts';
import { Refusal } from './failure.ts';
import { addFormats } from './formats.ts';
import { invalidParameters } from './invalidParameters.ts';
import {
  type Call,
  type Handler,
  type Handlers,
  type OperationId,
  operationIds,
  type Picture,
} from './operations.ts';

/** Answers a call of the platform: routed, checked and refused by the contract. */
export type Dispatcher = (context: PlatformContext) => Promise<Response>;

/** Calls that answer while a site is closed: those that tell so, and pictures. */
const ALWAYS_OPEN = new Set(['system', 'pictures']);

const isPicture = (result: unknown): result is Picture =>
  typeof result === 'object' && result !== null && 'svg' in result;

function checkOpen(merchant: Merchant, control: Control): void {
  const { maintenance, regionRestriction } = accessOf(merchant, control);
  if (maintenance) throw new Refusal('system_maintenance');
  if (regionRestriction) throw new Refusal('region_restricted');
}

/** Whether the percent signs of a path stand for text. */
function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/** Wires the handlers to the contract. Throws when a call has no handler, or a handler no call. */
export async function createDispatcher(
  handlers: Handlers,
  merchants: Merchants,
  control: Control,
): Promise<Dispatcher> {
  const backend = new OpenAPIBackend({
    definition: await readContract(),
    quick: true,
    coerceTypes: true,
    ignoreTrailingSlashes: false,
    ajvOpts: { useDefaults: true, strict: false, allErrors: true },
    customizeAjv: (ajv) => addFormats(ajv),
  });
  await backend.init();

  /** Meets what a tester asked for: `undefined` when the call goes on. */
  async function meetFault(operation: OperationId, context: PlatformContext) {
    const fault = control.takeFault(operation);
    switch (fault?.kind) {
      case 'latency':
        await wait(fault.milliseconds);
        return undefined;
      case 'error':
        throw new Refusal('unexpected_error');
      case 'rate-limited':
        throw new Refusal('too_many_requests');
      case 'malformed':
        return answerMalformed(context);
      case 'dropped':
        return answerNothing(context);
      case undefined:
        return undefined;
    }
  }

  function register<Op extends OperationId>(id: Op, handler: Handler<Op>): void {
    backend.register(id, async (routed: Routed, context: PlatformContext) => {
      const merchant = merchants.find(routed.request.headers['merchant-code']);
      const troubled = await meetFault(id, context);
      if (troubled) return troubled;
      if (!routed.operation.tags?.some((tag) => ALWAYS_OPEN.has(tag))) checkOpen(merchant, control);
      // The contract has checked these and filled in the defaults, so they are what its types say.
      const { query, params: path } = routed.validation.coerced ?? {};
      const call = {
        merchant,
        query,
        path,
        headers: routed.request.headers,
        ip: clientIp(context),
      };
      const result = await handler(call as Call<Op>);
      return isPicture(result)
        ? answerPicture(context, result.svg, result.immutable)
        : answerValue(context, result);
    });
  }
  const ids = operationIds(handlers);
  for (const id of ids) register(id, handlers[id] as Handler<typeof id>);
  const unserved = backend.router
    .getOperations()
    .filter(({ operationId }) => !ids.some((id) => id === operationId));
  if (unserved.length > 0)
    throw new Error(`Calls without a handler: ${unserved.map((o) => o.operationId)}`);

  const refuse = (code: 'not_found' | 'method_not_allowed') => () => {
    throw new Refusal(code);
  };
  backend.register('notFound', refuse('not_found'));
  backend.register('methodNotAllowed', refuse('method_not_allowed'));
  backend.register('validationFail', (routed: Routed) => {
    throw new Refusal('invalid_parameter', invalidParameters(routed.validation.errors ?? []));
  });

  return async (context) => {
    if (!isDecodable(context.req.path)) return answerFailure(context, new Refusal('not_found'));
    const { searchParams } = new URL(context.req.url);
    const query = Object.fromEntries(
      [...new Set(searchParams.keys())].map((key): [string, string | string[]] => {
        const [first = '', ...more] = searchParams.getAll(key);
        return [key, more.length > 0 ? [first, ...more] : first];
      }),
    );
    try {
      return await backend.handleRequest(
        {
          // The server leaves the body out of what HEAD gets.
          method: context.req.method === 'HEAD' ? 'GET' : context.req.method,
          path: context.req.path,
          query,
          headers: context.req.header(),
        },
        context,
      );
    } catch (error) {
      return answerFailure(context, error);
    }
  };
}
