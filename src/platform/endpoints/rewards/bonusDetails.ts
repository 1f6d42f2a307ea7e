import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type {
  Bonus,
  BonusPage,
  BonusState,
  RewardSource,
} from '#src/platform/contract.generated.ts';
import { nextPage } from '#src/platform/endpoints/nextPage.ts';

/** A bonus that was paid, and a page of them. */
export type { Bonus, BonusPage, BonusState, RewardSource };

/** Bonuses a page. */
const PAGE_SIZE = 20;

/** The filter of bonuses; fields left out filter nothing. */
export interface BonusFilter {
  state: BonusState | undefined;
  source: RewardSource | undefined;
  /** The first and the last day in the market's zone, `2026-01-31`. */
  from: string;
  to: string;
}

/** `GET /wps/member/bonusDetails`: the paid bonuses, with their remaining wagering requirement (S2.16 bonusDetails). */
export const bonusDetailsQuery = (
  platform: PlatformClient,
  language: string,
  { state, source, from, to }: BonusFilter,
) =>
  infiniteQueryOptions({
    queryKey: ['own', 'bonusDetails', language, { state, source, from, to }],
    queryFn: ({ pageParam, signal }) =>
      platform.call('getBonusDetails', {
        query: {
          ...(state && { state }),
          ...(source && { source }),
          ...{ from, to, pageNo: pageParam, pageSize: PAGE_SIZE },
          language,
        },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

/** The platform's largest page. */
const LONGEST_PAGE = 100;

/** `GET /wps/member/bonusDetails`: the bonuses since a day, `2026-01-31`, with an unmet wagering requirement (S2.16 withdraw). */
export const activeBonusesQuery = (platform: PlatformClient, language: string, from: string) =>
  queryOptions({
    queryKey: ['own', 'activeBonuses', language, from],
    queryFn: ({ signal }) =>
      platform.call('getBonusDetails', {
        query: {
          ...{ state: 'active', from, pageSize: LONGEST_PAGE },
          language,
        },
        signal,
      }),
    meta: { topics: ['balance'] },
  });
