import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Deposit, DepositTransaction } from '#src/platform/contract.generated.ts';
import { tellDepositTransaction } from '#src/platform/endpoints/wallet/deposits.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useMeasure } from '#src/session/analytics/useMeasure.ts';
import { SiteForm } from '#src/session/fields/SiteForm.tsx';
import { useDraft } from '#src/session/fields/useDraft.ts';
import { useBreakUntil } from '#src/session/useBreakUntil.ts';
import { useMember } from '#src/session/useMember.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Checkbox } from '#src/ui/checkbox/Checkbox.tsx';
import { FormActions } from '#src/ui/form/FormActions.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { SentFields } from './SentFields.tsx';
import { TellTrouble } from './TellTrouble.tsx';
import { TransactionField } from './TransactionField.tsx';
import { type TellValues, toldBefore, transactionOf } from './tellValues.ts';
import { useTelling } from './useTelling.ts';

export interface TellFormProps {
  deposit: Deposit;
  onTold: () => void;
  /** Leaves what was told before as it is. */
  onCancel?: () => void;
}

/** Tells the platform by what a payment by hand is known, and what was sent where that was something else; again, it corrects it. */
export function TellForm({ deposit, onTold, onCancel }: TellFormProps) {
  const { t } = useTranslation('deposit');
  const platform = usePlatform();
  const measure = useMeasure();
  const form = useForm<TellValues>({ defaultValues: toldBefore(deposit) });
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
  const { tell, isPending, ...trouble } = useTelling(
    (told: DepositTransaction) => tellDepositTransaction(platform, told),
    () => {
      drop();
      if (!onCancel) measure('deposit_told', {});
      onTold();
    },
  );
  const send = handleSubmit((values) => tell(transactionOf(deposit, values)));
  return (
    <SiteForm label={t('tell.form')} onSubmit={send}>
      <TellTrouble {...trouble} />
      {onBreak && <Text tone="secondary">{t('break.returned')}</Text>}
      <TransactionField control={control} name="number" />
      {!onCancel && (
        <Controller
          control={control}
          name="different"
          render={({ field }) => (
            <Checkbox {...field} label={t('tell.different')} hint={t('tell.differentHint')} />
          )}
        />
      )}
      {watch('different') && <SentFields control={control} destinations={deposit.destinations} />}
      <FormActions>
        <Button type="submit" tone="accent" busy={isPending}>
          {onCancel ? t('tell.save') : t('tell.submit')}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('tell.cancel')}</Button>}
      </FormActions>
    </SiteForm>
  );
}
