import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SuspensionReason } from '#src/platform/contract.generated.ts';
import { setDownlineSuspension } from '#src/platform/endpoints/agents/downline.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { PLAYER_QUERY_PREFIX } from '#src/session/playerQueryPrefix.ts';
import { useIdempotencyKey } from '#src/session/useIdempotencyKey.ts';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';

/**
 * Suspends a member for a reason, or lifts the suspension with null. While its outcome is unknown a request keeps
 * its idempotency key; the data is then refetched.
 */
export function useSuspension(account: string) {
  const { t } = useTranslation('agentTeam');
  const platform = usePlatform();
  const queries = useQueryClient();
  const toast = useToast();
  const key = useIdempotencyKey();
  return async (reason: SuspensionReason | null): Promise<void> => {
    const body = { account, reason };
    await setDownlineSuspension(platform, body, key.keyFor(JSON.stringify(body))).finally(() =>
      queries.invalidateQueries({ queryKey: [PLAYER_QUERY_PREFIX] }),
    );
    key.done();
    toast({ tone: 'success', title: t(reason ? 'suspension.done' : 'suspension.lifted') });
  };
}
