import { useNavigate } from 'react-router-dom';
import { usePopupAbove } from './usePopupAbove.ts';

/** The address of the login (S2.2). */
export const LOGIN_PATH = '/login';

/**
 * Opens the login above the page on show, for an action that needs a player; afterwards they are where they were (S6.1).
 * What only leads to the login is a `LoginLink`.
 */
export function useAskLogin(): () => void {
  const navigate = useNavigate();
  const state = usePopupAbove();
  return () => navigate(LOGIN_PATH, { state });
}
