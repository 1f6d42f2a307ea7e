import { useQuery } from '@tanstack/react-query';
import { depositQuery } from '#src/platform/endpoints/wallet/deposits.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { needsPlayer } from './needsPlayer.ts';
import { OpenDepositCard } from './OpenDepositCard.tsx';
import { notice } from './OpenDepositNotice.css.ts';

/**
 * Above a page: the open deposit that its player has yet to pay, or to enter the transaction ID of (S2.16). Nothing once the
 * cashier or the provider has it.
 */
export function OpenDepositNotice() {
  const { data } = useQuery(depositQuery(usePlatform()));
  if (!data || !needsPlayer(data)) return null;
  return (
    <div className={notice}>
      <OpenDepositCard deposit={data} />
    </div>
  );
}
