import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';

/** How many bets the summary of the record shows. */
const LAST = 3;

/** `GET /wps/member/bets`: the player's last bets of 30 days (S2.16 personalHistoryCopy). */
export const lastBetsQuery = (platform: PlatformClient, language: string) =>
  queryOptions({
    queryKey: ['own', 'lastBets', language],
    queryFn: async ({ signal }) => {
      const query = { pageNo: 1, pageSize: LAST, language };
      const { bets } = await platform.call('getBets', { query, signal });
      return bets;
    },
    meta: { topics: ['balance'] },
  });
