import { useNavigate } from 'react-router-dom';
import { usePopupAbove } from './usePopupAbove.ts';

/** The address of the login (S2.2). */
export const LOGIN_PATH = '/login';

/**
 * Opens the login above the current page, for an action that needs a player, and then returns there (S6.1). For a plain link to the login,
 * use `LoginLink`.
 */
export function useAskLogin(): () => void {
  const navigate = useNavigate();
  const state = usePopupAbove();
  return () => navigate(LOGIN_PATH, { state });
}
