import { useFormat } from '#src/i18n/useFormat.ts';
import type { IncomeCorrection } from '#src/platform/contract.generated.ts';
import { Amount } from '#src/shared/records/RecordCells.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** A correction by the operator: amount, time and reason. */
export function CorrectedAmount({ at, amount, note }: IncomeCorrection) {
  const { date } = useFormat();
  return (
    <Stack gap="xs">
      <Amount value={amount} />
      <Text as="span" size="s" tone="secondary">
        {date(at, 'dateTime')}
      </Text>
      <Text as="span" size="s" tone="secondary">
        {note}
      </Text>
    </Stack>
  );
}
