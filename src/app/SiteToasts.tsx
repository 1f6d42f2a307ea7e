import type { ReactNode } from 'react';
import { Toasts } from '#src/app/Toasts.tsx';
import { useCurrentRow } from '#src/app/useCurrentRow.ts';

/** The toasts of the site. Those in sight go when a game opens, whose buttons they would cover. */
export function SiteToasts({ children }: { children: ReactNode }) {
  return <Toasts cleared={useCurrentRow()?.frame === 'bare'}>{children}</Toasts>;
}
