import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Deposit } from '#src/platform/contract.generated.ts';
import { useFocusOnChange } from '#src/session/useFocusOnChange.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { PlayMoneyNote } from '../PlayMoneyNote.tsx';
import { PayToPart } from './PayToPart.tsx';
import { ReportedPayment } from './ReportedPayment.tsx';
import { ReportForm } from './ReportForm.tsx';
import { SecondPayment } from './SecondPayment.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import { useFocusBack } from './useFocusBack.ts';

export interface ManualPaymentStepProps {
  deposit: Deposit;
  arrivedAt: number;
  onAsk: () => void;
}

/** A manual deposit: where to send the payment, then the form for the transaction ID, then what was entered and its correction. */
export function ManualPaymentStep({ deposit, arrivedAt, onAsk }: ManualPaymentStepProps) {
  const { t } = useTranslation('deposit');
  const [correcting, setCorrecting] = useState(false);
  const opener = useFocusBack(correcting);
  const view = useFocusOnChange(deposit.state);
  const reported = () => {
    setCorrecting(false);
    window.scrollTo({ top: 0 });
  };
  if (deposit.state === 'pending') {
    return correcting ? (
      <Stack gap="m">
        <Heading level={2} size="m">
          {t('report.correction')}
        </Heading>
        <ReportForm deposit={deposit} onReported={reported} onCancel={() => setCorrecting(false)} />
      </Stack>
    ) : (
      <Stack gap="m">
        <div ref={view} tabIndex={-1}>
          <ReportedPayment deposit={deposit}>
            <Button ref={opener} icon="pencil" onClick={() => setCorrecting(true)}>
              {t('reported.correct')}
            </Button>
          </ReportedPayment>
        </div>
        <SecondPayment deposit={deposit} />
      </Stack>
    );
  }
  return (
    <Stack gap="l">
      <PlayMoneyNote />
      <TimeLeft deposit={deposit} arrivedAt={arrivedAt} onEnd={onAsk} />
      <Heading level={2} size="m">
        {t('hand.steps')}
      </Heading>
      {deposit.payTo && <PayToPart deposit={deposit} payTo={deposit.payTo} />}
      <Heading level={2} size="m">
        {t('hand.report')}
      </Heading>
      <ReportForm deposit={deposit} onReported={reported} />
    </Stack>
  );
}
