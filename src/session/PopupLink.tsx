import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { TextLink } from '#src/ui/link/TextLink.tsx';

export interface PopupLinkProps {
  /** The address of another popup. */
  to: string;
  /** Takes the way in hand, where something would be lost by going at once. */
  hold?: ((go: () => void) => void) | undefined;
  children: ReactNode;
}

/**
 * Leads from one popup to another in its place: the page beneath stays, and so does where its visitor was going.
 */
export function PopupLink({ to, hold, children }: PopupLinkProps) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const go = () => navigate(to, { replace: true, state });
  return (
    <TextLink
      to={to}
      replace
      onClick={(event) => {
        event.preventDefault();
        if (hold) hold(go);
        else go();
      }}
    >
      {children}
    </TextLink>
  );
}
