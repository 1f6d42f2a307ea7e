import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { chip } from './Chip.css.ts';

export interface ChipLinkProps extends Pick<LinkProps, 'to' | 'replace'> {
  children: ReactNode;
  /** The filter of the address that is shown now. */
  current: boolean;
}

/** A filter with an address of its own. */
export function ChipLink({ children, current, ...rest }: ChipLinkProps) {
  return (
    <Link className={chip} aria-current={current ? 'true' : undefined} preventScrollReset {...rest}>
      {children}
    </Link>
  );
}
