import { useEffect } from 'react';
import { blockHistoryStep } from '#src/session/blockHistoryStep.ts';
import { useSession } from '#src/session/SessionContext.tsx';

/** Logs a new player in if they leave the offer of a deposit limit by the back button, a reload or by closing the tab (S4.5). */
export function useLoginOnLeave(token: string | undefined): void {
  const { open } = useSession();
  useEffect(() => {
    if (token === undefined) return;
    const begin = () => open(token);
    const letPass = blockHistoryStep(begin);
    window.addEventListener('pagehide', begin);
    return () => {
      letPass();
      window.removeEventListener('pagehide', begin);
    };
  }, [token, open]);
}
