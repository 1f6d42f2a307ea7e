import type { ReactNode } from 'react';
import { useSite } from '#src/app/SiteContext.tsx';
import { rowOf } from '#src/modules/select.ts';
import { usePopupAbove } from '#src/session/usePopupAbove.ts';
import { RouteLink } from '#src/ui/link/RouteLink.tsx';

export interface VendorLinkProps {
  /** The address that the vendor's card leads to. */
  to: string;
  className: string;
  onFollow?: () => void;
  children: ReactNode;
}

/** A way to the games of a vendor; a list of them opens above the page on show (S2.15, S4.12). */
export function VendorLink({ to, className, onFollow, children }: VendorLinkProps) {
  const { routes, preload } = useSite();
  const above = usePopupAbove();
  const row = rowOf(routes, to.replace(/\?.*$/, ''));
  const prepare = () => row && preload(row.screen);
  return (
    <RouteLink
      to={to}
      state={row?.popup && above}
      className={className}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={onFollow}
    >
      {children}
    </RouteLink>
  );
}
