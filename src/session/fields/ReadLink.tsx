import type { ReactNode } from 'react';
import { TextLink } from '#src/ui/link/TextLink.tsx';

/** Leads to a page to read in a tab of its own, so that what was typed in the form stays. */
export function ReadLink({ to, children }: { to: string; children?: ReactNode }) {
  return (
    <TextLink
      to={to}
      placed="inProse"
      onClick={(event) => {
        event.preventDefault();
        window.open(event.currentTarget.href, '_blank', 'noopener');
      }}
    >
      {children}
    </TextLink>
  );
}
