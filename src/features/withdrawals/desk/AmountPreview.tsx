import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { PayoutKind } from '#src/platform/contract.generated.ts';
import { withdrawalQuoteQuery } from '#src/platform/endpoints/wallet/withdrawals.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useCurrency } from '#src/shared/balance/useCurrency.ts';
import { Text } from '#src/ui/text/Text.tsx';
import { useDebounced } from '#src/ui/useDebounced.ts';
import { useDuration } from '../useDuration.ts';
import { amountFault, type WithdrawalTerms } from './withdrawalTerms.ts';

export interface AmountPreviewProps {
  kind: PayoutKind;
  /** As it is typed. */
  amount: string;
  terms: WithdrawalTerms;
}

/** Keeps the line, so that nothing below shifts. */
const NOTHING = '\u00a0';

/** The fee, payout and arrival time of a typed amount, after a pause. The review fetches again, so a failure is not shown here. */
export function AmountPreview({ kind, amount, terms }: AmountPreviewProps) {
  const { t } = useTranslation('withdrawals');
  const format = useFormat();
  const { decimals } = useCurrency();
  const duration = useDuration();
  const rested = useDebounced(amount);
  const isAsked = !amountFault(rested, terms, decimals);
  const { data } = useQuery({
    ...withdrawalQuoteQuery(usePlatform(), { kind, amount: rested }),
    enabled: isAsked,
  });
  const told = isAsked && data?.fee != null && data.received !== null ? data : undefined;
  return (
    <div aria-live="polite">
      <Text size="s" tone="secondary" figures>
        {told
          ? t('form.preview', {
              fee: format.amount(told.fee ?? ''),
              received: format.amount(told.received ?? ''),
              time: duration(told.minutes),
            })
          : NOTHING}
      </Text>
    </div>
  );
}
