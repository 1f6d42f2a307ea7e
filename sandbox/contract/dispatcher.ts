import type { Context as Routed } from 'openapi-backend';
import { answerFailure } from '#sandbox/http/answers.ts';
import type { PlatformContext } from '#sandbox/http/environment.ts';
import { answerCall, type Served } from './answerCall.ts';
import type { ServedContract } from './contract.ts';
import { Refusal } from './failure.ts';
import type { AnyHandler } from './operations.ts';
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
function named({ id, rule }: Served, error: unknown): unknown {
  if (!(error instanceof Refusal) || rule.failures.includes(error.code)) return error;
  return new Error(`The contract does not name ${error.code} as a failure of ${id}.`);
}

/** Wires handlers to the calls of a contract; a call without one fails with `unexpected_error`. */
export async function createDispatcher(
  { document, rules }: ServedContract,
  handlers: Readonly<Record<string, AnyHandler>>,
  platform: Platform,
): Promise<Dispatcher> {
  const backend = await createRouter(document);
  for (const [id, rule] of Object.entries(rules)) {
    const handler = handlers[id];
    if (!handler) continue;
    const served = { id, rule, handler };
    backend.register(id, async (routed: Routed, context: PlatformContext) => {
      try {
        return await answerCall(served, platform, backend, routed, context);
      } catch (error) {
        throw named(served, error);
      }
    });
  }
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
