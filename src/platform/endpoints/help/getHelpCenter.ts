import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { HelpSection, HelpTopic } from '#src/platform/contract.generated.ts';

export type { HelpSection, HelpTopic };

/** How long the help centre counts as fresh, in milliseconds: it changes by hand, and rarely. */
const FRESH_MS = 30 * 60_000;

/** `GET /wps/system/helpCenter`: all sections with their topics (S7.22). */
export const helpCenterQuery = (platform: PlatformClient, language: string) =>
  queryOptions({
    queryKey: ['helpCenter', language],
    queryFn: ({ signal }) =>
      platform.call('getHelpCenter', {
        query: { lang: language, device: 'WEB' },
        signal,
      }),
    staleTime: FRESH_MS,
  });
