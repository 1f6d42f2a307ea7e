import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type {
  DepositTransaction,
  NewDeposit,
  SecondPayment,
} from '#src/platform/contract.generated.ts';

/** What every query of single deposits is known by. */
export const DEPOSITS_KEY = ['own', 'deposit'] as const;

/** `GET /wps/deposit/methods`: the ways to pay in, and what the player's own limits leave (S2.16 depositv2). */
export const depositMethodsQuery = (platform: PlatformClient) =>
  queryOptions({
    queryKey: ['own', 'depositMethods'],
    queryFn: ({ signal }) => platform.call('getDepositMethods', { signal }),
    meta: { topics: ['deposit'] },
    staleTime: 0,
  });

/**
 * `GET /wps/deposit`: the deposit of a reference, or the newest one that is still open; null where none is (S2.16 depositv2). What it
 * says counts, whatever the page of a provider says.
 */
export const depositQuery = (platform: PlatformClient, reference?: string) =>
  queryOptions({
    queryKey: [...DEPOSITS_KEY, reference ?? 'open'],
    queryFn: ({ signal }) =>
      platform.call('getDeposit', { query: reference === undefined ? {} : { reference }, signal }),
    meta: { topics: ['deposit'] },
    staleTime: 0,
  });

/** `GET /wps/deposit/waiting`: the deposits that wait to be paid or reported by their player, also for a while after their time is over. */
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

/** `POST /wps/deposit`: begins a deposit. Repeated with the same key, it begins no second one. */
export const createDeposit = (platform: PlatformClient, body: NewDeposit, idempotencyKey: string) =>
  platform.call('createDeposit', { body, headers: { 'Idempotency-Key': idempotencyKey } });

/** `POST /wps/deposit/transaction`: reports the number of a payment made by hand, or corrects it. */
export const reportDepositTransaction = (platform: PlatformClient, body: DepositTransaction) =>
  platform.call('reportDepositTransaction', { body });

/** `POST /wps/deposit/second`: reports a second payment of one deposit, which becomes a deposit of its own. */
export const reportSecondPayment = (
  platform: PlatformClient,
  body: SecondPayment,
  idempotencyKey: string,
) => platform.call('reportSecondPayment', { body, headers: { 'Idempotency-Key': idempotencyKey } });
