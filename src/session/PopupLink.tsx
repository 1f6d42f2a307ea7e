import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { TextLink } from '#src/ui/link/TextLink.tsx';

export interface PopupLinkProps {
  /** The address of another popup. */
  to: string;
  children: ReactNode;
}

/**
 * Leads from one popup to another in its place: the page beneath stays, and so does where its visitor was going.
 */
export function PopupLink({ to, children }: PopupLinkProps) {
  const navigate = useNavigate();
  const { state } = useLocation();
  return (
    <TextLink
      to={to}
      replace
      onClick={(event) => {
        event.preventDefault();
        navigate(to, { replace: true, state });
      }}
    >
      {children}
    </TextLink>
  );
}
