import type { ReactNode } from 'react';
import { Toasts } from '#src/app/Toasts.tsx';
import { useCurrentModule } from '#src/app/useCurrentModule.ts';

/** The toasts of the site. Visible ones close when a game opens, as they would cover its buttons. */
export function SiteToasts({ children }: { children: ReactNode }) {
  return <Toasts cleared={useCurrentModule()?.frame === 'bare'}>{children}</Toasts>;
}
