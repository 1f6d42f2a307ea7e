import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type {
  DepositTransaction,
  NewDeposit,
  SecondPayment,
} from '#src/platform/contract.generated.ts';

/** The query key prefix of single deposits. */
export const DEPOSITS_KEY = ['own', 'deposit'] as const;

/** `GET /wps/deposit/methods`: the deposit methods, and what the player's own limits allow (S2.16 depositv2). */
export const depositMethodsQuery = (platform: PlatformClient) =>
  queryOptions({
    queryKey: ['own', 'depositMethods'],
    queryFn: ({ signal }) => platform.call('getDepositMethods', { signal }),
    meta: { topics: ['deposit'] },
    staleTime: 0,
  });

/**
 * `GET /wps/deposit`: the deposit of a reference, or the newest open one; null if there is none (S2.16 depositv2). Its answer counts,
 * whatever a provider's page says.
 */
export const depositQuery = (platform: PlatformClient, reference?: string) =>
  queryOptions({
    queryKey: [...DEPOSITS_KEY, reference ?? 'open'],
    queryFn: ({ signal }) =>
      platform.call('getDeposit', { query: reference === undefined ? {} : { reference }, signal }),
    meta: { topics: ['deposit'] },
    staleTime: 0,
  });

/** `GET /wps/deposit/waiting`: the deposits that the player must pay or report, also for a while after their time is over. */
export const waitingDepositsQuery = (platform: PlatformClient) =>
  queryOptions({
    queryKey: [...DEPOSITS_KEY, 'waiting'],
    queryFn: ({ signal }) => platform.call('getWaitingDeposits', { signal }),
    meta: { topics: ['deposit'] },
    staleTime: 0,
  });

/** `GET /wps/member/deposits`: the newest deposits that are not closed yet. */
export const openDepositsQuery = (platform: PlatformClient) =>
  queryOptions({
    queryKey: ['own', 'openDeposits'],
    queryFn: async ({ signal }) => {
      const { deposits } = await platform.call('getDepositRecords', { query: {}, signal });
      return deposits.filter(({ closedAt }) => closedAt === null);
    },
    meta: { topics: ['deposit'] },
    staleTime: 0,
  });

/** `POST /wps/deposit`: starts a deposit. Repeated with the same key, it starts no second one. */
export const createDeposit = (platform: PlatformClient, body: NewDeposit, idempotencyKey: string) =>
  platform.call('createDeposit', { body, headers: { 'Idempotency-Key': idempotencyKey } });

/** `POST /wps/deposit/transaction`: reports the transaction ID of a manual payment, or corrects it. */
export const reportDepositTransaction = (platform: PlatformClient, body: DepositTransaction) =>
  platform.call('reportDepositTransaction', { body });

/** `POST /wps/deposit/second`: reports a second payment of one deposit, which becomes its own deposit. */
export const reportSecondPayment = (
  platform: PlatformClient,
  body: SecondPayment,
  idempotencyKey: string,
) => platform.call('reportSecondPayment', { body, headers: { 'Idempotency-Key': idempotencyKey } });
