import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Takes what stands behind the `#` out of the address and its history, where it is a secret. */
export function useHiddenHash(secret: boolean): void {
  const navigate = useNavigate();
  const { pathname, hash, state } = useLocation();
  useEffect(() => {
    if (secret && hash !== '') navigate(pathname, { replace: true, state });
  }, [secret, navigate, pathname, hash, state]);
}
