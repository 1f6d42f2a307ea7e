import type { PlatformContext } from '#sandbox/kernel/http/environment.ts';
import { comesFromHere, isForwarded } from '#sandbox/kernel/http/localCall.ts';
import { isLoopback } from '#sandbox/kernel/http/loopback.ts';
import type { Merchants } from '#sandbox/kernel/merchants.ts';

/** Whether a call reaches this machine directly, so that a foreign name in it was pointed here. */
const isDirect = (context: PlatformContext): boolean =>
  comesFromHere(context) && !isForwarded(context);

/**
 * Whether the calling page may open a connection: a page of this machine, of a merchant's domains, or of the called host. A call without an
 * origin comes from no page.
 */
export function isKnownOrigin(context: PlatformContext, { all }: Merchants): boolean {
  const origin = context.req.header('origin');
  if (origin === undefined) return true;
  const url = URL.parse(origin);
  if (!url) return false;
  const domains = all.flatMap(({ brand: { domains } }) => [domains.main, ...domains.alternates]);
  return (
    isLoopback(url.hostname) ||
    (url.protocol === 'https:' && domains.includes(url.host)) ||
    (url.host === context.req.header('host') && !isDirect(context))
  );
}
