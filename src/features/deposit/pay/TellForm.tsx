import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Deposit, DepositTransaction } from '#src/platform/contract.generated.ts';
import { depositQuery, tellDepositTransaction } from '#src/platform/endpoints/wallet/deposits.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { useMeasure } from '#src/session/analytics/useMeasure.ts';
import { SiteForm } from '#src/session/fields/SiteForm.tsx';
import { useDraft } from '#src/session/fields/useDraft.ts';
import { mayHaveActed } from '#src/session/mayHaveActed.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Checkbox } from '#src/ui/checkbox/Checkbox.tsx';
import { FormActions } from '#src/ui/form/FormActions.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';
import { SentFields } from './SentFields.tsx';
import { type TellValues, toldBefore, transactionOf } from './tellValues.ts';
import { numberFault } from './transactionNumber.ts';

export interface TellFormProps {
  deposit: Deposit;
  onTold: () => void;
  /** Leaves what was told before as it is. */
  onCancel?: () => void;
}

/** Tells the platform by what a payment by hand is known, and what was sent where that was something else; again, it corrects it. */
export function TellForm({ deposit, onTold, onCancel }: TellFormProps) {
  const { t } = useTranslation('deposit');
  const words = useErrorMessage();
  const platform = usePlatform();
  const queries = useQueryClient();
  const measure = useMeasure();
  const form = useForm<TellValues>({ defaultValues: toldBefore(deposit) });
  const { reference } = deposit;
  const drop = useDraft(form, { name: `deposit-${reference}`, fields: ['number', 'sentAmount'] });
  const { control, watch, handleSubmit } = form;
  const telling = useMutation({
    mutationFn: (told: DepositTransaction) => tellDepositTransaction(platform, told),
    onSuccess: (after) => {
      drop();
      if (!onCancel) measure('deposit_told', {});
      queries.setQueryData(depositQuery(platform, reference).queryKey, after);
      void queries.invalidateQueries({ queryKey: depositQuery(platform).queryKey });
      onTold();
    },
  });
  const send = handleSubmit((values) => {
    if (!telling.isPending) telling.mutate(transactionOf(deposit, values));
  });
  const isUnknown = mayHaveActed(telling.error);
  return (
    <SiteForm label={t('tell.form')} onSubmit={send}>
      {telling.error && (
        <FormError title={t(isUnknown ? 'tell.unknown' : 'tell.refused')}>
          {isUnknown ? t('tell.unknownHint') : words(telling.error)}
        </FormError>
      )}
      <Controller
        control={control}
        name="number"
        rules={{
          validate: (typed) => {
            const fault = numberFault(typed);
            return !fault || t(`tell.${fault}`);
          },
        }}
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={t('tell.number')}
            hint={t('tell.hint')}
            error={fieldState.error?.message}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
        )}
      />
      {!onCancel && (
        <Controller
          control={control}
          name="different"
          render={({ field }) => (
            <Checkbox {...field} label={t('tell.different')} hint={t('tell.differentHint')} />
          )}
        />
      )}
      {watch('different') && <SentFields control={control} />}
      <FormActions>
        <Button type="submit" tone="accent" busy={telling.isPending}>
          {onCancel ? t('tell.save') : t('tell.submit')}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('tell.cancel')}</Button>}
      </FormActions>
    </SiteForm>
  );
}
