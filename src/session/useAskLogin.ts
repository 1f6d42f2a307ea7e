import { useLocation, useNavigate } from 'react-router-dom';

/** The address of the login (S2.2). */
export const LOGIN_PATH = '/login';

/** Opens the login above the page on show; afterwards the player is where they were (S6.1). */
export function useAskLogin(): () => void {
  const navigate = useNavigate();
  const background = useLocation();
  return () => navigate(LOGIN_PATH, { state: { background } });
}
