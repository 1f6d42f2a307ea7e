import { useQuery } from '@tanstack/react-query';
import { depositQuery } from '#src/platform/endpoints/wallet/deposits.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { OpenDepositCard } from './OpenDepositCard.tsx';

/** The newest deposit that is still open, for pages of the wallet. Renders nothing without one, or before it is known. */
export function OpenDeposit() {
  const { data } = useQuery(depositQuery(usePlatform()));
  return data ? <OpenDepositCard deposit={data} /> : null;
}
