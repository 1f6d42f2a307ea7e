import { clientIp, type PlatformContext } from './environment.ts';
import { isLoopback } from './loopback.ts';

/** The headers that proxies add to forwarded calls. */
const FORWARDING = /^(x-forwarded-.+|x-real-ip|forwarded|via)$/;

/** Whether a proxy forwarded a call, so that its connection does not show its origin. */
export const isForwarded = (context: PlatformContext): boolean =>
  Object.keys(context.req.header()).some((name) => FORWARDING.test(name.toLowerCase()));

/** Whether the connection of a call comes from this machine. */
export const comesFromHere = (context: PlatformContext): boolean => isLoopback(clientIp(context));

/** The host names that a call was made to: its address's, and its `Host` header's. */
function hostNames(context: PlatformContext): (string | undefined)[] {
  const host = context.req.header('host');
  const names = [new URL(context.req.url).hostname];
  return host === undefined ? names : [...names, URL.parse(`http://${host}`)?.hostname];
}

/** Whether a call was made to this machine by its own name. A domain that points here does not count: any page can have one. */
const isToLoopback = (context: PlatformContext): boolean =>
  hostNames(context).every((name) => name !== undefined && isLoopback(name));

/** Whether a call comes from this machine, to this machine, and through no proxy. */
export const isLocalCall = (context: PlatformContext): boolean =>
  comesFromHere(context) && isToLoopback(context) && !isForwarded(context);
