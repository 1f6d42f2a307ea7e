import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Removes a secret after the `#` from the URL and the history. */
export function useHiddenHash(secret: boolean): void {
  const navigate = useNavigate();
  const { pathname, hash, state } = useLocation();
  useEffect(() => {
    if (secret && hash !== '') navigate(pathname, { replace: true, state });
  }, [secret, navigate, pathname, hash, state]);
}
