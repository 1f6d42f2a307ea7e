import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Deposit } from '#src/platform/contract.generated.ts';
import { Stepper } from '#src/ui/stepper/Stepper.tsx';
import { STEPS, stepOf } from './depositStep.ts';

/** The progress of a deposit; nothing if it is expired or rejected, since no step is left. */
export function DepositSteps({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation('deposit');
  const { count } = useFormat();
  const { state } = deposit;
  if (state === 'expired' || state === 'rejected') return null;
  return (
    <Stepper
      steps={STEPS.map((step) => t(`status.step.${step}`))}
      current={stepOf(deposit)}
      format={count}
      labels={{
        region: t('status.steps'),
        done: t('status.stepDone'),
        summary: (step, of, name) =>
          t('status.stepOf', { step: count(step), steps: count(of), name }),
      }}
    />
  );
}
