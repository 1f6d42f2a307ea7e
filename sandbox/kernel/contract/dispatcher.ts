import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { answerFailure } from '#sandbox/kernel/http/answers.ts';
import type { PlatformContext } from '#sandbox/kernel/http/environment.ts';
import { answerCall } from './answerCall.ts';
import type { ServedContract } from './contract.ts';
import type { Served } from './handleCall.ts';
import { ledgerRefusal } from './ledgerRefusal.ts';
import type { AnyHandler } from './operations.ts';
import { operationsById } from './operationsById.ts';
import type { Platform } from './platform.ts';
import { createRouter } from './router.ts';
import { createValidator } from './validator.ts';

/** Answers a call of the platform: routed, checked and refused by the contract. */
export type Dispatcher = (context: PlatformContext) => Promise<Response>;

/** Whether the percent escapes of a path are valid text. */
function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/** The answer of a failed call; a refusal that the contract does not name is a platform bug. */
function named({ id, rule }: Served, thrown: unknown): unknown {
  const error = ledgerRefusal(thrown, rule.failures);
  if (!(error instanceof Refusal) || rule.failures.includes(error.code)) return error;
  return new Error(`The contract does not name ${error.code} as a failure of ${id}.`);
}

/** Binds handlers to the calls of a contract; one without a handler is not found. */
export async function createDispatcher(
  { requests, rules }: ServedContract,
  handlers: Readonly<Record<string, AnyHandler>>,
  platform: Platform,
): Promise<Dispatcher> {
  const backend = await createValidator(requests);
  const operations = operationsById(backend);
  const router = createRouter(
    Object.entries(rules).flatMap(([id, rule]) => {
      const handler = handlers[id];
      const operation = operations.get(id);
      return handler && operation ? [{ ...rule, target: { id, rule, operation, handler } }] : [];
    }),
  );

  async function answer(served: Served, context: PlatformContext): Promise<Response> {
    try {
      return await answerCall(served, platform, backend, context);
    } catch (error) {
      throw named(served, error);
    }
  }

  return async (context) => {
    const { path } = context.req;
    try {
      if (!isDecodable(path)) throw new Refusal('not_found');
      // The server omits the body of a HEAD answer.
      const method = context.req.method === 'HEAD' ? 'GET' : context.req.method;
      return await answer(router.find({ method, path }), context);
    } catch (error) {
      return answerFailure(context, error);
    }
  };
}
