import type { Context as Routed } from 'openapi-backend';
import { answerFailure } from '#sandbox/http/answers.ts';
import type { PlatformContext } from '#sandbox/http/environment.ts';
import { answerCall } from './answerCall.ts';
import { Refusal } from './failure.ts';
import { ruleOf } from './operationRule.ts';
import { type Handler, type Handlers, OPERATION_IDS, type OperationId } from './operations.ts';
import type { Platform } from './platform.ts';
import { createRouter } from './router.ts';

/** Answers a call of the platform: routed, checked and refused by the contract. */
export type Dispatcher = (context: PlatformContext) => Promise<Response>;

/** Whether the percent signs of a path stand for text. */
function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/** A query as the router takes it: a parameter that is given more than once is a list. */
function queryOf(url: string): Record<string, string | string[]> {
  const { searchParams } = new URL(url);
  return Object.fromEntries(
    [...new Set(searchParams.keys())].map((key): [string, string | string[]] => {
      const [first = '', ...more] = searchParams.getAll(key);
      return [key, more.length > 0 ? [first, ...more] : first];
    }),
  );
}

/** What a failed call answers; a refusal that the contract does not name is a mistake of the platform. */
function named(operation: OperationId, error: unknown): unknown {
  if (!(error instanceof Refusal) || ruleOf(operation).failures.includes(error.code)) return error;
  return new Error(`The contract does not name ${error.code} as a failure of ${operation}.`);
}

/** Wires the handlers to the contract, whose types see to it that each call has one. */
export async function createDispatcher(
  handlers: Handlers,
  platform: Platform,
): Promise<Dispatcher> {
  const backend = await createRouter();
  function register<Op extends OperationId>(id: Op, handler: Handler<Op>): void {
    backend.register(id, async (routed: Routed, context: PlatformContext) => {
      try {
        return await answerCall(id, handler, platform, backend, routed, context);
      } catch (error) {
        throw named(id, error);
      }
    });
  }
  for (const id of OPERATION_IDS) register(id, handlers[id] as Handler<typeof id>);
  const refuse = (code: 'not_found' | 'method_not_allowed') => () => {
    throw new Refusal(code);
  };
  backend.register('notFound', refuse('not_found'));
  backend.register('methodNotAllowed', refuse('method_not_allowed'));

  return async (context) => {
    if (!isDecodable(context.req.path)) return answerFailure(context, new Refusal('not_found'));
    try {
      return await backend.handleRequest(
        {
          // The server leaves the body out of what HEAD gets.
          method: context.req.method === 'HEAD' ? 'GET' : context.req.method,
          path: context.req.path,
          query: queryOf(context.req.url),
          headers: context.req.header(),
        },
        context,
      );
    } catch (error) {
      return answerFailure(context, error);
    }
  };
}
