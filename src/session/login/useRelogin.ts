import { useQueryClient } from '@tanstack/react-query';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { clearTab } from '#src/session/clearTab.ts';
import { dropDrafts } from '#src/session/fields/keptDraft.ts';
import { forgetTyped } from '#src/session/forgetTyped.ts';
import { memberQuery } from '#src/session/member.ts';
import { platformAs } from '#src/session/platformAs.ts';
import { PLAYER_QUERY_PREFIX } from '#src/session/playerQueryPrefix.ts';
import { useSession } from '#src/session/SessionContext.tsx';

/**
 * The choices of a player whose session has ended. The same player finds everything as it was, and refreshed; if another player logs in, or
 * this one gives up, nothing is left.
 */
export function useRelogin(): { comeBack: (token: string) => Promise<void>; giveUp: () => void } {
  const brand = useBrand();
  const platform = usePlatform();
  const queries = useQueryClient();
  const { open, close } = useSession();
  return {
    giveUp: close,
    comeBack: async (token) => {
      const mine = memberQuery(platform);
      const before = queries.getQueryData(mine.queryKey);
      const own = queries.getQueriesData({ queryKey: [PLAYER_QUERY_PREFIX] });
      const now = await queries
        .fetchQuery({
          ...memberQuery(platformAs(brand, token)),
          queryKey: ['comingBack'],
          gcTime: 0,
        })
        .catch(() => undefined);
      const isSame = before !== undefined && before.id === now?.id;
      if (before !== undefined && !isSame) {
        forgetTyped();
        clearTab();
      }
      open(token);
      if (!isSame) return dropDrafts();
      for (const [key, data] of own) queries.setQueryData(key, data);
      await queries.invalidateQueries({ queryKey: [PLAYER_QUERY_PREFIX] });
    },
  };
}
