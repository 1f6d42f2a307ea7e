import { useEffect } from 'react';
import { holdBack } from '#src/session/backHold.ts';
import { useSession } from '#src/session/SessionContext.tsx';

/** Logs a new player in also if they leave the limit offer by browser navigation: back through the history, or a reload (S4.5). */
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
