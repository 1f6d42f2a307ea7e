import type { ReactNode } from 'react';
import { TextLink } from '#src/ui/link/TextLink.tsx';

/** A link that opens a page to read in a new tab, so that the form keeps what was typed. */
export function NewTabLink({ to, children }: { to: string; children?: ReactNode }) {
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
