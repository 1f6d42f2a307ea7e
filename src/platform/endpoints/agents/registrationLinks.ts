import { infiniteQueryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { NewRegistrationLink } from '#src/platform/contract.generated.ts';
import { nextPage } from '#src/platform/endpoints/nextPage.ts';
import { PAGE_SIZE } from './teamRecords.ts';

/** The query key prefix of all pages of links, of any size. */
export const REGISTRATION_LINKS = ['own', 'registrationLinks'] as const;

/** `GET /wps/agent/registrationLinks`: the agent's registration links, with their totals (S2.17 registerCenter). */
export const registrationLinksQuery = (platform: PlatformClient, pageSize = PAGE_SIZE) =>
  infiniteQueryOptions({
    queryKey: [...REGISTRATION_LINKS, pageSize],
    queryFn: ({ pageParam, signal }) =>
      platform.call('getRegistrationLinks', { query: { pageNo: pageParam, pageSize }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

/** `POST /wps/agent/registrationLinks`: creates a link (S2.17 registerCenter). */
export const createRegistrationLink = (
  platform: PlatformClient,
  body: NewRegistrationLink,
  idempotencyKey: string,
) =>
  platform.call('createRegistrationLink', { body, headers: { 'Idempotency-Key': idempotencyKey } });

/** `POST /wps/agent/registrationLinks/disable`: ends registration by the link (S2.17 registerCenter). */
export const disableRegistrationLink = (platform: PlatformClient, id: string) =>
  platform.call('disableRegistrationLink', { body: { id } });
