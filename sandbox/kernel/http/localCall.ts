import { clientIp, type PlatformContext } from './environment.ts';
import { isLoopback } from './loopback.ts';

/** What proxies add to the calls that they pass on. */
const FORWARDING = /^(x-forwarded-.+|x-real-ip|forwarded|via)$/;

/** Whether a proxy passed a call on, so that its connection says nothing about where it comes from. */
export const isForwarded = (context: PlatformContext): boolean =>
  Object.keys(context.req.header()).some((name) => FORWARDING.test(name.toLowerCase()));

/** Whether the connection of a call comes from this machine. */
export const comesFromHere = (context: PlatformContext): boolean => isLoopback(clientIp(context));

/** The host names that a call was made to: that of its address, and that of its `Host` header. */
function hostNames(context: PlatformContext): (string | undefined)[] {
  const host = context.req.header('host');
  const names = [new URL(context.req.url).hostname];
  return host === undefined ? names : [...names, URL.parse(`http://${host}`)?.hostname];
}

/** Whether a call was made to this machine by a name of its own. A domain that points here is not one: any page can have one. */
const isToLoopback = (context: PlatformContext): boolean =>
  hostNames(context).every((name) => name !== undefined && isLoopback(name));

/** Whether a call comes from this machine, to this machine, and through no proxy. */
export const isLocalCall = (context: PlatformContext): boolean =>
  comesFromHere(context) && isToLoopback(context) && !isForwarded(context);
