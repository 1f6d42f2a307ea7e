import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Deposit, SecondPayment } from '#src/platform/contract.generated.ts';
import { reportSecondPayment } from '#src/platform/endpoints/wallet/deposits.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { SiteForm } from '#src/session/fields/SiteForm.tsx';
import { useBreakUntil } from '#src/session/useBreakUntil.ts';
import { useIdempotencyKey } from '#src/session/useIdempotencyKey.ts';
import { useAmountSyntaxMessage } from '#src/shared/balance/useAmountSyntaxMessage.ts';
import { useCurrency } from '#src/shared/balance/useCurrency.ts';
import { depositPath } from '#src/shared/deposits/depositPath.ts';
import { AmountField } from '#src/ui/amountField/AmountField.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { FormActions } from '#src/ui/form/FormActions.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { useReturnGameQuery } from '../useReturnGameQuery.ts';
import { ReportFailure } from './ReportFailure.tsx';
import { TransactionField } from './TransactionField.tsx';
import { transactionNumberOf } from './transactionNumber.ts';
import { useReporting } from './useReporting.ts';

export interface SecondFormProps {
  deposit: Deposit;
  onCancel: () => void;
}

/** The form to report a second payment for a deposit; leads to the new deposit for it. */
export function SecondForm({ deposit: { reference, amount }, onCancel }: SecondFormProps) {
  const { t } = useTranslation('deposit');
  const currency = useCurrency();
  const typedFault = useAmountSyntaxMessage();
  const platform = usePlatform();
  const navigate = useNavigate();
  const game = useReturnGameQuery();
  const key = useIdempotencyKey();
  const onBreak = useBreakUntil() !== undefined;
  const { control, handleSubmit, setFocus } = useForm({
    defaultValues: { number: '', amount },
  });
  useEffect(() => setFocus('number'), [setFocus]);
  const { report, isPending, ...trouble } = useReporting(
    (reported: SecondPayment) =>
      reportSecondPayment(platform, reported, key.keyFor(JSON.stringify(reported))),
    (second) => void navigate(depositPath(second.reference, game)),
  );
  const send = handleSubmit((values) =>
    report({
      reference,
      transactionNumber: transactionNumberOf(values.number),
      sentAmount: values.amount,
    }),
  );
  return (
    <SiteForm label={t('second.form')} onSubmit={send}>
      <ReportFailure {...trouble} />
      {onBreak && <Text tone="secondary">{t('break.returned')}</Text>}
      <TransactionField control={control} name="number" />
      <Controller
        control={control}
        name="amount"
        rules={{ validate: typedFault }}
        render={({ field, fieldState }) => (
          <AmountField
            {...field}
            label={t('report.sentAmount')}
            error={fieldState.error?.message}
            {...currency}
            required
          />
        )}
      />
      <FormActions>
        <Button type="submit" tone="accent" busy={isPending}>
          {t('second.submit')}
        </Button>
        <Button onClick={onCancel}>{t('report.cancel')}</Button>
      </FormActions>
    </SiteForm>
  );
}
