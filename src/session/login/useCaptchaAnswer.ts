import { useQueryClient } from '@tanstack/react-query';
import { captchaQuery } from '#src/platform/endpoints/accounts/challenges.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';

/** The login's answer to the current captcha: its id and the typed text (S4.8). */
export function useCaptchaAnswer(): (typed: string) => { captchaId?: string; captcha: string } {
  const queries = useQueryClient();
  const { queryKey } = captchaQuery(usePlatform());
  return (typed) => {
    const shown = queries.getQueryData(queryKey);
    return { captcha: typed.trim(), ...(shown && { captchaId: shown.captchaId }) };
  };
}
