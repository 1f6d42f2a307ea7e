import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ContractSide } from '#src/platform/contract.generated.ts';
import { commissionQuery } from '#src/platform/endpoints/agents/commissions.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { Sheet } from '#src/ui/sheet/Sheet.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { PaymentSources } from './PaymentSources.tsx';
import { PaymentTerms } from './PaymentTerms.tsx';

export interface PaymentSheetProps {
  id: number;
  /** Whether the agent received the payment or gave the contract. */
  side: ContractSide;
  onClose: () => void;
}

/** The calculation of a payment; says so if the payment is not the agent's. */
export function PaymentSheet({ id, side, onClose }: PaymentSheetProps) {
  const { t } = useTranslation('agentIncome');
  const words = useErrorMessage();
  const { data, error, isFetching, refetch } = useQuery(commissionQuery(usePlatform(), id));
  return (
    <Sheet title={t('terms.title')} closeLabel={t('terms.close')} open onClose={onClose}>
      {data && (
        <Stack gap="l">
          <PaymentTerms details={data} />
          {side === 'received' && <PaymentSources payment={data.commission} />}
        </Stack>
      )}
      {data === null && <Text>{t('terms.unknown')}</Text>}
      {data === undefined && error && (
        <ErrorState
          title={t('terms.failed')}
          hint={words(error)}
          retryLabel={t('terms.retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && !error && <SkeletonLines />}
    </Sheet>
  );
}
