import { useQueryClient } from '@tanstack/react-query';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { dropDrafts } from '#src/session/fields/keptDraft.ts';
import { memberQuery } from '#src/session/member.ts';
import { platformAs } from '#src/session/platformAs.ts';
import { useSession } from '#src/session/SessionContext.tsx';

/**
 * The choices of a player whose session has ended. The same player finds everything as it was, and refreshed; if another player logs in, or
 * this one gives up, nothing is left, in no tab.
 */
export function useRelogin(): { comeBack: (token: string) => Promise<void>; giveUp: () => void } {
  const brand = useBrand();
  const platform = usePlatform();
  const queries = useQueryClient();
  const { open, resume, close } = useSession();
  return {
    giveUp: close,
    comeBack: async (token) => {
      const mine = memberQuery(platform);
      const before = queries.getQueryData(mine.queryKey);
      const now = await queries
        .fetchQuery({
          ...memberQuery(platformAs(brand, token)),
          queryKey: ['comingBack'],
          gcTime: 0,
        })
        .catch(() => undefined);
      if (before !== undefined && before.id === now?.id) return resume(token);
      // The other tabs forget their player too.
      if (before !== undefined) close();
      open(token);
      dropDrafts();
    },
  };
}
