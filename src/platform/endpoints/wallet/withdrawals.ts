import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { NewWithdrawal, PayoutKind } from '#src/platform/contract.generated.ts';
import { nextPage } from '#src/platform/endpoints/nextPage.ts';

/** Withdrawals a page. */
const PAGE_SIZE = 5;

/** The key of all quotes. */
export const WITHDRAWAL_QUOTES = ['own', 'withdrawalQuote'] as const;

/** `GET /wps/withdrawal/quote`: limits, fee and remaining wagering requirement for a kind of account, with or without an amount (S2.16 withdraw). */
export const withdrawalQuoteQuery = (
  platform: PlatformClient,
  { kind, amount }: { kind: PayoutKind; amount?: string },
) =>
  queryOptions({
    queryKey: [...WITHDRAWAL_QUOTES, kind, amount ?? ''],
    queryFn: ({ signal }) =>
      platform.call('quoteWithdrawal', {
        query: { kind, ...(amount !== undefined && { amount }) },
        signal,
      }),
    meta: { topics: ['balance', 'withdrawal', 'verification'] },
  });

/** `GET /wps/withdrawal`: the withdrawal of a reference, or the newest open one; null if there is none (S2.16 withdraw). */
export const withdrawalQuery = (platform: PlatformClient, reference?: string) =>
  queryOptions({
    queryKey: ['own', 'withdrawal', reference ?? ''],
    queryFn: ({ signal }) =>
      platform.call('getWithdrawal', {
        query: { ...(reference !== undefined && { reference }) },
        signal,
      }),
    meta: { topics: ['withdrawal'] },
  });

/** `GET /wps/member/withdrawals`: the withdrawals since the day `from`, `2026-01-31`, the newest first (S3.16). */
export const withdrawalsQuery = (platform: PlatformClient, from: string) =>
  infiniteQueryOptions({
    queryKey: ['own', 'withdrawals', from],
    queryFn: ({ pageParam, signal }) =>
      platform.call('getWithdrawalRecords', {
        query: { from, pageNo: pageParam, pageSize: PAGE_SIZE },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    meta: { topics: ['withdrawal'] },
  });

/**
 * `POST /wps/withdrawal`: requests a withdrawal and holds its amount. Needs the payment password and a step-up. Repeated with its key it
 * withdraws nothing twice (S2.16 withdraw).
 */
export const createWithdrawal = (
  platform: PlatformClient,
  body: NewWithdrawal,
  idempotencyKey: string,
  stepUpToken: string | undefined,
) =>
  platform.call('createWithdrawal', {
    body,
    headers: { 'Idempotency-Key': idempotencyKey, 'Step-Up-Token': stepUpToken },
  });

/** `POST /wps/withdrawal/receipt`: confirms that all of it arrived (S4.16). */
export const confirmWithdrawal = (platform: PlatformClient, reference: string) =>
  platform.call('confirmWithdrawal', { body: { reference } });
