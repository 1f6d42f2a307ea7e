import type { ComponentProps, MouseEvent } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';

export interface RouteLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  to: To;
  /** Replaces this page in the history; a link to the current address always does. */
  replace?: boolean;
  /** The location state for the link's target. */
  state?: unknown;
  /** Makes the browser reload the page. */
  reloadDocument?: boolean;
}

/** Matches an address with a scheme, or on another host. */
const OUTSIDE = /^([a-z][a-z\d+.-]*:|\/\/)/i;

function SiteLink({ to, replace, state, reloadDocument, onClick, ...rest }: RouteLinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(replace && { replace }),
    state,
  });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented && !reloadDocument) follow(event);
  };
  return <a {...rest} href={href} onClick={click} />;
}

/**
 * A link without styles, handled by the router; an address with a scheme leaves the site. It replaces the router's `Link`, which adds 1 KB
 * of scripts for prefetching, and more hooks to each of the many links of a first page.
 */
export function RouteLink(link: RouteLinkProps) {
  const { to, replace, state, reloadDocument, ...rest } = link;
  const leaves = typeof to === 'string' && OUTSIDE.test(to);
  return leaves ? <a {...rest} href={to} /> : <SiteLink {...link} />;
}
