import type { ReactNode } from 'react';
import { RouteLink, type RouteLinkProps } from '#src/ui/link/RouteLink.tsx';
import { chip } from './Chip.css.ts';

export interface ChipLinkProps extends Pick<RouteLinkProps, 'to' | 'replace'> {
  children: ReactNode;
  /** The filter of the address that is shown now. */
  current: boolean;
}

/** A filter with an address of its own. */
export function ChipLink({ children, current, ...rest }: ChipLinkProps) {
  return (
    <RouteLink className={chip} aria-current={current ? 'true' : undefined} {...rest}>
      {children}
    </RouteLink>
  );
}
