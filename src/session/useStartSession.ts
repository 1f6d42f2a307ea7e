import { useLocation, useNavigate } from 'react-router-dom';
import { dropDrafts } from './fields/keptDraft.ts';
import { popupState } from './popup.ts';
import { useSession } from './SessionContext.tsx';

/** Starts the session after a popup's login, and leads to what its visitor was about to do (S4.3, S4.5). */
export function useStartSession(close: () => void): (token: string) => void {
  const { open } = useSession();
  const navigate = useNavigate();
  const { next } = popupState(useLocation().state);
  return (token) => {
    dropDrafts();
    open(token);
    if (next === undefined) close();
    else navigate(next, { replace: true });
  };
}
