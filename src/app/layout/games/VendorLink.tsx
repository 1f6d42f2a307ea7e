import type { ReactNode } from 'react';
import { useSite } from '#src/app/SiteContext.tsx';
import { rowOf } from '#src/modules/select.ts';
import { usePopupAbove } from '#src/session/usePopupAbove.ts';
import { RouteLink } from '#src/ui/link/RouteLink.tsx';

export interface VendorLinkProps {
  /** The address that the vendor's card links to. */
  to: string;
  className: string;
  onFollow?: () => void;
  children: ReactNode;
}

/** A link to a vendor's games; their list opens above the current page (S2.15, S4.12). */
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
