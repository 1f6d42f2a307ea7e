import type { ReactNode } from 'react';
import { RouteLink, type RouteLinkProps } from '#src/ui/link/RouteLink.tsx';
import { chip } from './Chip.css.ts';

export interface ChipLinkProps extends Pick<RouteLinkProps, 'to' | 'replace'> {
  children: ReactNode;
  /** Whether the current address has this filter. */
  current: boolean;
}

/** A filter as a link with its own address. */
export function ChipLink({ children, current, ...rest }: ChipLinkProps) {
  return (
    <RouteLink className={chip} aria-current={current ? 'true' : undefined} {...rest}>
      {children}
    </RouteLink>
  );
}
