import { createMiddleware } from 'hono/factory';
import { Refusal } from '#sandbox/contract/failure.ts';
import { clientIp, type Environment, isLoopback } from '#sandbox/http/environment.ts';

const hostOf = (address: string): string | undefined => URL.parse(address)?.host;

/**
 * Lets in only who sits at this machine: the connection, the name that was asked for (so that no foreign
 * domain is pointed here) and the page that asks must all be local.
 */
export const localOnly = createMiddleware<Environment>(async (context, next) => {
  const url = new URL(context.req.url);
  const origin = context.req.header('origin');
  const local =
    isLoopback(clientIp(context)) &&
    isLoopback(url.hostname.replace(/^\[|\]$/g, '')) &&
    (origin === undefined || hostOf(origin) === url.host);
  if (!local) throw new Refusal('not_found');
  await next();
});
