import { infiniteQueryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { NewRegistrationLink } from '#src/platform/contract.generated.ts';
import { nextPage } from '#src/platform/endpoints/nextPage.ts';
import { PAGE_SIZE } from './teamRecords.ts';

/** What all pages of the links are kept under, whatever their size. */
export const REGISTRATION_LINKS = ['own', 'registrationLinks'] as const;

/** `GET /wps/agent/registrationLinks`: the links by which others register below the agent, with their totals (S2.17 registerCenter). */
export const registrationLinksQuery = (platform: PlatformClient, pageSize = PAGE_SIZE) =>
  infiniteQueryOptions({
    queryKey: [...REGISTRATION_LINKS, pageSize],
    queryFn: ({ pageParam, signal }) =>
      platform.call('getRegistrationLinks', { query: { pageNo: pageParam, pageSize }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

/** `POST /wps/agent/registrationLinks`: makes a link (S2.17 registerCenter). */
export const createRegistrationLink = (
  platform: PlatformClient,
  body: NewRegistrationLink,
  idempotencyKey: string,
) =>
  platform.call('createRegistrationLink', { body, headers: { 'Idempotency-Key': idempotencyKey } });

/** `POST /wps/agent/registrationLinks/disable`: nobody registers by the link any more (S2.17 registerCenter). */
export const disableRegistrationLink = (platform: PlatformClient, id: string) =>
  platform.call('disableRegistrationLink', { body: { id } });
