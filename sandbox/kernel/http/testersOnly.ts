import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { Environment, PlatformContext } from './environment.ts';
import { isLocalCall } from './localCall.ts';

const hostOf = (address: string): string | undefined => URL.parse(address)?.host;

const READING = ['GET', 'HEAD'];

/** The address of the calling page, if the call gives it; a followed link has none. */
function pageOf({ req }: PlatformContext): string | undefined {
  return req.header('origin') ?? (READING.includes(req.method) ? undefined : req.header('referer'));
}

/** Whether a call comes from a page of the same host, or from no page. */
function isOwnPage(context: PlatformContext): boolean {
  const page = pageOf(context);
  return page === undefined || hostOf(page) === new URL(context.req.url).host;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The password of HTTP Basic authentication, for any user. */
function passwordOf(authorization = ''): string {
  const [, encoded = ''] = /^Basic (\S+)$/i.exec(authorization) ?? [];
  return Buffer.from(encoded, 'base64')
    .toString('utf8')
    .replace(/[^:]*:/, '');
}

/**
 * Admits testers only. Without a secret these are the callers on this machine; with one, the callers who give it as the password of HTTP
 * Basic authentication, which browsers ask for. Pages of other hosts are refused in both cases. A proxied call is never local, so the
 * console needs its secret there.
 */
export const testersOnly = (secret: string | undefined): MiddlewareHandler<Environment> => {
  const wanted = secret === undefined ? undefined : digest(secret);
  return async (context, next) => {
    if (!isOwnPage(context) || (!wanted && !isLocalCall(context))) throw new Refusal('not_found');
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
