import type { ReactNode } from 'react';
import { RouteLink } from '#src/ui/link/RouteLink.tsx';
import type { BannerTarget } from './bannerTarget.ts';

export interface BannerLinkProps {
  target: BannerTarget;
  className: string;
  children: ReactNode;
}

/** Links a banner to its target; without a target, the banner alone. */
export function BannerLink({ target, className, children }: BannerLinkProps) {
  if (target.kind === 'route') {
    return (
      <RouteLink to={target.to} className={className} draggable={false}>
        {children}
      </RouteLink>
    );
  }
  if (target.kind === 'external') {
    return (
      <a href={target.href} target="_blank" rel="noopener" className={className}>
        {children}
      </a>
    );
  }
  return <div className={className}>{children}</div>;
}
