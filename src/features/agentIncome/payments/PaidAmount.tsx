import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Commission } from '#src/platform/contract.generated.ts';
import { Amount } from '#src/shared/records/RecordCells.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { isZero } from './isZero.ts';
import { reasonOf } from './reasonOf.ts';

/** What was paid for a period, and what earlier ones left to make up for; where it is nothing, why. */
export function PaidAmount({ payment }: { payment: Commission }) {
  const { t } = useTranslation('agentIncome');
  const { amount } = useFormat();
  const reason = reasonOf(payment);
  return (
    <Stack gap="xs">
      <Amount value={payment.amount} />
      {!isZero(payment.carriedIn) && (
        <Text as="span" size="s" tone="secondary">
          {t('payments.carriedIn')} <Amount value={payment.carriedIn} />
        </Text>
      )}
      {reason && (
        <Text as="span" size="s" tone="secondary">
          {t(`payments.reason.${reason}`, { amount: amount(payment.carriedOut) })}
        </Text>
      )}
    </Stack>
  );
}
