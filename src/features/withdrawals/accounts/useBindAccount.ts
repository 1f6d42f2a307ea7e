import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  bindPayoutAccount,
  payoutAccountsQuery,
} from '#src/platform/endpoints/wallet/payoutAccounts.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useStepUp } from '#src/session/stepUp/useStepUp.tsx';
import { useIdempotencyKey } from '#src/session/useIdempotencyKey.ts';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';
import { accountNumber } from './accountNumber.ts';
import { type AccountValues, isKind } from './accountValues.ts';

/**
 * Binds an account in the name of `holder`, after a step-up; a retry never binds two.
 * @returns `bind`, false if the player cancels the step-up, and the step-up dialog
 */
export function useBindAccount(holder: string) {
  const { t } = useTranslation('withdrawals');
  const toast = useToast();
  const platform = usePlatform();
  const queries = useQueryClient();
  const key = useIdempotencyKey();
  const stepUp = useStepUp(t('bind.proof'));
  const bind = async ({ kind, provider, number }: AccountValues): Promise<boolean> => {
    if (!isKind(kind) || provider === null) return false;
    const body = { kind, provider, holder, number: accountNumber(kind, number) };
    const intent = JSON.stringify(body);
    const act = (token: string | undefined) =>
      bindPayoutAccount(platform, body, key.keyFor(intent), token);
    if (!(await stepUp.run(act))) return false;
    key.done();
    toast({ tone: 'success', title: t('bind.done') });
    await queries.invalidateQueries({ queryKey: payoutAccountsQuery(platform).queryKey });
    return true;
  };
  return { bind, dialog: stepUp.dialog };
}
