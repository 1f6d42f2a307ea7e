import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { Captcha } from '#src/platform/contract.generated.ts';

/** `GET /wps/captcha` (S7.15). Its answer is good once, so a picture is never kept for another form. */
export const captchaQuery = (platform: PlatformClient) =>
  queryOptions({
    queryKey: ['captcha'],
    queryFn: ({ signal }) => platform.get<Captcha>('/wps/captcha', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
