import type { ReactNode } from 'react';
import { RealtimeProvider } from '#src/platform/realtime/RealtimeProvider.tsx';
import { useSession } from '#src/session/SessionContext.tsx';

/** Lets the tree below hear what the platform tells the player who is logged in (S6.6). */
export function LiveSession({ children }: { children: ReactNode }) {
  const { token } = useSession();
  return <RealtimeProvider token={token}>{children}</RealtimeProvider>;
}
