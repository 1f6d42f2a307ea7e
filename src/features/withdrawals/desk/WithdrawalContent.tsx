import { useQuery } from '@tanstack/react-query';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { securityQuery } from '#src/platform/endpoints/security/security.ts';
import { payoutAccountsQuery } from '#src/platform/endpoints/wallet/payoutAccounts.ts';
import { withdrawalQuery } from '#src/platform/endpoints/wallet/withdrawals.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { memberQuery } from '#src/session/member.ts';
import { payoutMethodsOf } from '#src/shared/payments/methodsOf.ts';
import { WithdrawalCard } from '#src/shared/withdrawals/WithdrawalCard.tsx';
import { WithdrawalLoadError } from './WithdrawalLoadError.tsx';
import { WithdrawalSections } from './WithdrawalSections.tsx';
import { WithdrawalSkeleton } from './WithdrawalSkeleton.tsx';

/** The content of the withdrawal page with any open withdrawal; a skeleton while loading, an error with a retry on failure. */
export function WithdrawalContent() {
  const platform = usePlatform();
  const { payments } = useBrand();
  const accounts = useQuery(payoutAccountsQuery(platform));
  const security = useQuery(securityQuery(platform));
  const newest = useQuery(withdrawalQuery(platform));
  const member = useQuery(memberQuery(platform));
  if (accounts.data && security.data && member.data && newest.data !== undefined) {
    const methods = payoutMethodsOf(accounts.data.methods, payments.methods);
    const known = { ...accounts.data, methods };
    return (
      <>
        {newest.data && <WithdrawalCard withdrawal={newest.data} />}
        <WithdrawalSections
          player={member.data.id}
          known={known}
          hasPassword={security.data.paymentPassword}
        />
      </>
    );
  }
  const [first, ...more] = [accounts, security, newest, member].filter(({ error }) => error);
  return first ? <WithdrawalLoadError failed={[first, ...more]} /> : <WithdrawalSkeleton />;
}
