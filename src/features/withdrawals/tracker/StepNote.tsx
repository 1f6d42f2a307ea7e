import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Withdrawal } from '#src/platform/contract.generated.ts';
import { amountOfMinor, isPositive, minorOf } from '#src/shared/balance/minorUnits.ts';
import { ProgressBar } from '#src/ui/progress/ProgressBar.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import type { TrackerStep } from './trackerSteps.ts';

const minor = (amount: string): bigint => minorOf(amount) ?? 0n;

/** The progress of a part payment (S3.16). */
function Parts({ receivedAmount, remainingAmount }: Withdrawal) {
  const { t } = useTranslation('withdrawals');
  const { amount } = useFormat();
  const all = minor(receivedAmount) + minor(remainingAmount);
  return (
    <ProgressBar
      label={t('tracker.received')}
      value={Number(minor(receivedAmount))}
      max={Number(all)}
      valueText={t('tracker.part', {
        received: amount(receivedAmount),
        amount: amount(amountOfMinor(all)),
      })}
    />
  );
}

export interface StepNoteProps {
  step: TrackerStep['id'];
  withdrawal: Withdrawal;
}

/** The note of a step: how much was paid, why it counts as received, and the cashier’s reason. */
export function StepNote({ step, withdrawal }: StepNoteProps) {
  const { t } = useTranslation('withdrawals');
  const { state, receipt, note, receivedAmount, remainingAmount } = withdrawal;
  const isPart = isPositive(receivedAmount) && isPositive(remainingAmount);
  if (step === 'paid' && state === 'paying' && isPart) return <Parts {...withdrawal} />;
  if (step !== 'received' && step !== 'rejected') return null;
  return (
    <>
      {receipt !== null && step === 'received' && (
        <Text size="s">{t(`tracker.receipt.${receipt}`)}</Text>
      )}
      {note !== '' && <Text size="s">{t('tracker.note', { note })}</Text>}
    </>
  );
}
