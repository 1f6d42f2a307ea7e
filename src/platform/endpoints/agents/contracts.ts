import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type {
  ContractAcceptance,
  ContractKind,
  ContractOffer,
  ContractSide,
  ContractState,
  ContractTermination,
} from '#src/platform/contract.generated.ts';
import { nextPage } from '#src/platform/endpoints/nextPage.ts';
import { keepRowsWhileSorting } from '#src/platform/keepRowsWhileSorting.ts';
import { PAGE_SIZE } from './teamRecords.ts';

/** The query key prefix of all contract data of an agent. */
export const CONTRACTS = ['own', 'contracts'] as const;

/** The other party of a contract may answer while a page is open. */
const LIVE = { topics: ['contract'] } as const;

/** The filter of contracts; fields left out filter nothing. */
export interface ContractFilter {
  side: ContractSide;
  kind?: ContractKind | undefined;
  state?: ContractState | undefined;
  /** The start of the account of the agent who is paid. */
  account?: string | undefined;
}

/** The sort order of contracts. */
export interface ContractOrder {
  sort: 'offered' | 'account' | 'rate';
  order: 'asc' | 'desc';
}

const NEWEST: ContractOrder = { sort: 'offered', order: 'desc' };

/** `GET /wps/agent/contracts`: the contracts that an agent received or offered, the newest first unless sorted otherwise (S4.16). */
export const contractsQuery = (
  platform: PlatformClient,
  { side, kind, state, account }: ContractFilter,
  order: ContractOrder = NEWEST,
  pageSize = PAGE_SIZE,
) => {
  const asked = {
    ...{ side, ...order },
    ...(kind && { kind }),
    ...(state && { state }),
    ...(account && { account }),
  };
  const queryKey = [...CONTRACTS, 'list', asked, pageSize];
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      platform.call('getContracts', { query: { ...asked, pageNo: pageParam, pageSize }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    placeholderData: keepRowsWhileSorting(queryKey),
    meta: LIVE,
  });
};

/** `GET /wps/agent/contracts/offers`: the offers that the agent has not answered (S2.15, S6.6). */
export const contractOffersQuery = (platform: PlatformClient) =>
  queryOptions({
    queryKey: [...CONTRACTS, 'offers'],
    queryFn: ({ signal }) => platform.call('getContractOffers', { signal }),
    meta: LIVE,
  });

/**
 * `GET /wps/agent/contracts/consequences`: a contract, the one in force to compare with, and what ends below with it; null for others'
 * contracts (S4.16).
 */
export const contractConsequencesQuery = (platform: PlatformClient, id: string) =>
  infiniteQueryOptions({
    queryKey: [...CONTRACTS, 'consequences', id],
    queryFn: ({ pageParam, signal }) =>
      platform.call('getContractConsequences', {
        query: { id, pageNo: pageParam, pageSize: PAGE_SIZE },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: (page, pages, at) => page && nextPage(page.endings, pages, at),
    meta: LIVE,
  });

/** `GET /wps/agent/contracts/offerTerms`: what can be offered to a direct downline; null if nothing can (S4.16). */
export const offerTermsQuery = (platform: PlatformClient, account: string) =>
  queryOptions({
    queryKey: [...CONTRACTS, 'offerTerms', account],
    queryFn: ({ signal }) => platform.call('getOfferTerms', { query: { account }, signal }),
    meta: LIVE,
  });

/** `GET /wps/agent/contracts/offerConsequences`: what would end below a downline who accepts a rate (S4.16). */
export const offerConsequencesQuery = (
  platform: PlatformClient,
  { account, kind, ratePercent }: Pick<ContractOffer, 'account' | 'kind' | 'ratePercent'>,
) =>
  infiniteQueryOptions({
    queryKey: [...CONTRACTS, 'offerConsequences', { account, kind, ratePercent }],
    queryFn: ({ pageParam, signal }) =>
      platform.call('getOfferConsequences', {
        query: { account, kind, ratePercent, pageNo: pageParam, pageSize: PAGE_SIZE },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: (page, pages, at) => page && nextPage(page, pages, at),
    meta: LIVE,
  });

const once = (key: string) => ({ headers: { 'Idempotency-Key': key } });

/** `POST /wps/agent/contracts/offer`: offers a contract to a direct downline agent (S4.16, S6.4). */
export const offerContract = (platform: PlatformClient, body: ContractOffer, key: string) =>
  platform.call('offerContract', { body, ...once(key) });

/** `POST /wps/agent/contracts/accept`: puts an offer in force, and ends what the agent was told (S4.16). */
export const acceptContract = (platform: PlatformClient, body: ContractAcceptance, key: string) =>
  platform.call('acceptContract', { body, ...once(key) });

/** `POST /wps/agent/contracts/reject`: declines an offer (S4.16). */
export const rejectContract = (platform: PlatformClient, id: string, key: string) =>
  platform.call('rejectContract', { body: { id }, ...once(key) });

/** `POST /wps/agent/contracts/terminate`: withdraws an offer, or ends a contract in force (S4.16, S6.4). */
export const terminateContract = (
  platform: PlatformClient,
  body: ContractTermination,
  key: string,
) => platform.call('terminateContract', { body, ...once(key) });
