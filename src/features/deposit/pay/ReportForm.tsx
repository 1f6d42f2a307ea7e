import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Deposit, DepositTransaction } from '#src/platform/contract.generated.ts';
import { reportDepositTransaction } from '#src/platform/endpoints/wallet/deposits.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useTrack } from '#src/session/analytics/useTrack.ts';
import { SiteForm } from '#src/session/fields/SiteForm.tsx';
import { useDraft } from '#src/session/fields/useDraft.ts';
import { useBreakUntil } from '#src/session/useBreakUntil.ts';
import { useMember } from '#src/session/useMember.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Checkbox } from '#src/ui/checkbox/Checkbox.tsx';
import { FormActions } from '#src/ui/form/FormActions.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { ReportFailure } from './ReportFailure.tsx';
import { type ReportValues, reportedBefore, transactionOf } from './reportValues.ts';
import { SentFields } from './SentFields.tsx';
import { TransactionField } from './TransactionField.tsx';
import { useReporting } from './useReporting.ts';

export interface ReportFormProps {
  deposit: Deposit;
  onReported: () => void;
  /** Closes the form and keeps the earlier report. */
  onCancel?: () => void;
}

/** The form to report the transaction ID of a manual payment, and what was sent if that differs; also used to correct both. */
export function ReportForm({ deposit, onReported, onCancel }: ReportFormProps) {
  const { t } = useTranslation('deposit');
  const platform = usePlatform();
  const measure = useTrack();
  const form = useForm<ReportValues>({ defaultValues: reportedBefore(deposit) });
  const drop = useDraft(form, {
    name: `deposit-${deposit.reference}`,
    fields: ['number', 'different', 'sentAmount', 'sentAs', 'sentTo'],
    player: useMember()?.id,
  });
  const { control, watch, handleSubmit, setFocus } = form;
  const onBreak = useBreakUntil() !== undefined;
  const isCorrection = onCancel !== undefined;
  useEffect(() => {
    if (isCorrection) setFocus('number');
  }, [isCorrection, setFocus]);
  const { report, isPending, ...trouble } = useReporting(
    (reported: DepositTransaction) => reportDepositTransaction(platform, reported),
    () => {
      drop();
      if (!onCancel) measure('deposit_reported', {});
      onReported();
    },
  );
  const send = handleSubmit((values) => report(transactionOf(deposit, values)));
  return (
    <SiteForm label={t('report.form')} onSubmit={send}>
      <ReportFailure {...trouble} />
      {onBreak && <Text tone="secondary">{t('break.returned')}</Text>}
      <TransactionField control={control} name="number" />
      {!onCancel && (
        <Controller
          control={control}
          name="different"
          render={({ field }) => (
            <Checkbox {...field} label={t('report.different')} hint={t('report.differentHint')} />
          )}
        />
      )}
      {watch('different') && <SentFields control={control} destinations={deposit.destinations} />}
      <FormActions>
        <Button type="submit" tone="accent" busy={isPending}>
          {onCancel ? t('report.save') : t('report.submit')}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('report.cancel')}</Button>}
      </FormActions>
    </SiteForm>
  );
}
