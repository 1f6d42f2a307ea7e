import { useQueryClient } from '@tanstack/react-query';
import { iconsQuery, profileQuery } from '#src/platform/endpoints/profile/profile.ts';
import { protectionQuery } from '#src/platform/endpoints/protection/getProtection.ts';
import { payoutAccountsQuery } from '#src/platform/endpoints/wallet/payoutAccounts.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { memberQuery } from '#src/session/member.ts';

/**
 * Refetches the player's profile, name and picture, and what depends on their details: a break that a change can cause, and the holder of
 * new payout accounts.
 */
export function useRefreshMember(): () => Promise<void> {
  const queries = useQueryClient();
  const platform = usePlatform();
  const shown = [
    ...[memberQuery(platform), profileQuery(platform), iconsQuery(platform)],
    ...[protectionQuery(platform), payoutAccountsQuery(platform)],
  ];
  return async () => {
    await Promise.all(shown.map(({ queryKey }) => queries.invalidateQueries({ queryKey })));
  };
}
