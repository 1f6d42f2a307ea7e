import { lazy, Suspense } from 'react';
import type { RegistrationLink } from '#src/platform/contract.generated.ts';

const LinkSheet = lazy(async () => ({
  default: (await import('./LinkSheet.tsx')).LinkSheet,
}));

export interface OpenLinkProps {
  /** The link whose details are open, if any. */
  link: RegistrationLink | undefined;
  onClose: () => void;
}

/** The details of a link above the list, if open. */
export function OpenLink({ link, onClose }: OpenLinkProps) {
  if (link === undefined) return null;
  return (
    <Suspense fallback={null}>
      <LinkSheet link={link} onClose={onClose} />
    </Suspense>
  );
}
