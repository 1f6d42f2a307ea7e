import { useEffect } from 'react';
import { holdBack } from '#src/session/backHold.ts';
import { useSession } from '#src/session/SessionContext.tsx';

/** Logs a new player in also when they leave the offer of a limit by the browser's own ways: back through the history, or a reload (S4.5). */
export function useOpenOnLeave(token: string | undefined): void {
  const { open } = useSession();
  useEffect(() => {
    if (token === undefined) return;
    const begin = () => open(token);
    const letPass = holdBack(begin);
    window.addEventListener('pagehide', begin);
    return () => {
      letPass();
      window.removeEventListener('pagehide', begin);
    };
  }, [token, open]);
}
