import type { ReactNode } from 'react';
import { RealtimeProvider } from '#src/platform/realtime/RealtimeProvider.tsx';
import { useSession } from '#src/session/SessionContext.tsx';

/** Hears the realtime messages to the logged-in player (S6.6), for the tree below. */
export function LiveSession({ children }: { children: ReactNode }) {
  const { token } = useSession();
  return <RealtimeProvider token={token}>{children}</RealtimeProvider>;
}
