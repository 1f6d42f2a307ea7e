import { useLocation } from 'react-router-dom';

/** The part of the security centre where the payment password is set. */
export const PAYMENT_PASSWORD_PART = 'payment-password';

/** The state of a link to that part: the page to return to. */
interface Origin {
  origin: string;
}

const isOrigin = (state: unknown): state is Origin =>
  typeof state === 'object' &&
  state !== null &&
  'origin' in state &&
  typeof state.origin === 'string';

/** The link from the current page to setting a payment password. */
export function usePaymentPasswordLink(): { to: string; state: Origin } {
  const { pathname, search } = useLocation();
  return { to: `/security#${PAYMENT_PASSWORD_PART}`, state: { origin: pathname + search } };
}

/** The page that a player came from to set a payment password, if any. */
export function usePaymentPasswordOrigin(): string | undefined {
  const { state }: { state: unknown } = useLocation();
  return isOrigin(state) ? state.origin : undefined;
}
