import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { Refusal } from '#sandbox/contract/failure.ts';
import {
  clientIp,
  type Environment,
  isLoopback,
  type PlatformContext,
} from '#sandbox/http/environment.ts';

const hostOf = (address: string): string | undefined => URL.parse(address)?.host;

/** Whether a call comes from a page of the same host, or from no page. */
function isOwnPage(context: PlatformContext): boolean {
  const origin = context.req.header('origin');
  return origin === undefined || hostOf(origin) === new URL(context.req.url).host;
}

/** Whether connection and name are of this machine; a foreign domain that points here is not. */
const isLocal = (context: PlatformContext): boolean =>
  isLoopback(clientIp(context)) &&
  isLoopback(new URL(context.req.url).hostname.replace(/^\[|\]$/g, ''));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The password of HTTP's Basic scheme, whoever the user is. */
function passwordOf(authorization = ''): string {
  const [, encoded = ''] = /^Basic (\S+)$/i.exec(authorization) ?? [];
  return Buffer.from(encoded, 'base64')
    .toString('utf8')
    .replace(/^[^:]*:/, '');
}

/**
 * Lets testers in. Without a secret these are all who sit at this machine; with one, those who give it as the password
 * of HTTP's Basic scheme, which browsers ask for. Pages of other hosts never.
 */
export const testersOnly = (secret: string | undefined): MiddlewareHandler<Environment> => {
  const wanted = secret === undefined ? undefined : digest(secret);
  return async (context, next) => {
    if (!isOwnPage(context) || (!wanted && !isLocal(context))) throw new Refusal('not_found');
    const given = digest(passwordOf(context.req.header('authorization')));
    if (wanted && !timingSafeEqual(wanted, given)) {
      return context.text('The secret of the control is needed.', 401, {
        'WWW-Authenticate': 'Basic realm="Reference platform", charset="UTF-8"',
        'Cache-Control': 'no-store',
      });
    }
    return next();
  };
};
