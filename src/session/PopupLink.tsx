import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { TextLink } from '#src/ui/link/TextLink.tsx';

export interface PopupLinkProps {
  /** The address of another popup. */
  to: string;
  /** Takes over the navigation if leaving at once would lose something. */
  hold?: ((go: () => void) => void) | undefined;
  children: ReactNode;
}

/** Replaces one popup with another: the page beneath stays, and so does the visitor's destination. */
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
