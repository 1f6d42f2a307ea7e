import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Commission } from '#src/platform/contract.generated.ts';
import { Amount } from '#src/shared/records/RecordCells.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { isZero } from './isZero.ts';
import { reasonOf } from './reasonOf.ts';

export interface PaidAmountProps {
  payment: Commission;
  /** Changes to the amount that have no column in the table. */
  beside: readonly ('corrections' | 'carriedIn')[];
}

/** The amount paid for a period, with changes that have no column; if nothing was paid, the reason. */
export function PaidAmount({ payment, beside }: PaidAmountProps) {
  const { t } = useTranslation('agentIncome');
  const { amount } = useFormat();
  const reason = reasonOf(payment);
  return (
    <Stack gap="xs">
      <Amount value={payment.amount} />
      {beside
        .filter((change) => !isZero(payment[change]))
        .map((change) => (
          <Text key={change} as="span" size="s" tone="secondary">
            {t(`payments.${change}`)} <Amount value={payment[change]} />
          </Text>
        ))}
      {reason && (
        <Text as="span" size="s" tone="secondary">
          {t(`payments.reason.${reason}`, { amount: amount(payment.carriedOut) })}
        </Text>
      )}
    </Stack>
  );
}
