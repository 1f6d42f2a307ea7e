import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { StatementMonth } from '#src/platform/contract.generated.ts';

/** A month of the statement. */
export type { StatementMonth };

/** `GET /wps/member/statement`: the player's wallet balances and what changed them, month by month (S2.16). */
export const statementQuery = (platform: PlatformClient, months: number) =>
  queryOptions({
    queryKey: ['own', 'statement', months],
    queryFn: ({ signal }) => platform.call('getMonthlyStatement', { query: { months }, signal }),
    meta: { topics: ['balance'] },
  });
