import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { LineMember, TransferLine } from '#src/platform/contract.generated.ts';
import { NOTE_LENGTH, transferLineQuery } from '#src/platform/endpoints/wallet/memberTransfers.ts';
import { hasHidden } from '#src/platform/hiddenCharacters.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { SiteForm } from '#src/session/fields/SiteForm.tsx';
import { payable } from '#src/shared/balance/payable.ts';
import { TransferAmountField } from '#src/shared/balance/transfer/TransferAmountField.tsx';
import { TransferError } from '#src/shared/balance/transfer/TransferError.tsx';
import type { TransferFailure } from '#src/shared/balance/transfer/TransferFailure.ts';
import { useAmountCheck } from '#src/shared/balance/transfer/useAmountCheck.ts';
import { useCurrency } from '#src/shared/balance/useCurrency.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FormActions } from '#src/ui/form/FormActions.tsx';
import { RadioGroup } from '#src/ui/radioGroup/RadioGroup.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';
import { useDebounced } from '#src/ui/useDebounced.ts';
import { FindDownline } from './FindDownline.tsx';
import type { LineOrder, LineValues } from './lineValues.ts';
import { PaymentPasswordPrompt } from './PaymentPasswordPrompt.tsx';
import { membersOf, usePayee } from './usePayee.ts';

export interface LineFormProps {
  form: UseFormReturn<LineValues>;
  line: TransferLine;
  /** The main wallet's balance. */
  available: string;
  /** Why the last transfer must not be retried. */
  failure: TransferFailure | undefined;
  onFilled: (order: LineOrder) => void;
}

/** Counts like the platform: an emoji is one character. */
const isTooLong = (note: string) => [...note.trim()].length > NOTE_LENGTH;

/** A note as the platform saves it. */
const oneLine = (note: string) => note.trim().replace(/\s+/g, ' ');

/** Step 1 of a transfer: receiver, amount and note. */
export function LineForm({ form, line, available: balance, failure, onFilled }: LineFormProps) {
  const { t } = useTranslation('lineTransfer');
  const format = useFormat();
  const { decimals } = useCurrency();
  const check = useAmountCheck();
  const { control, watch, handleSubmit } = form;
  const [find, setFind] = useState('');
  const asked = useDebounced(find.trim());
  const { data: found = line } = useQuery(transferLineQuery(usePlatform(), asked));
  const chosen = watch('payee');
  const shown = membersOf(found);
  const payee = usePayee(chosen, shown);
  const members = payee && !shown.includes(payee) ? [payee, ...shown] : shown;
  const available = payable(balance, decimals);
  const isUpline = ({ account }: LineMember) => account === line.upline?.account;
  const isUnavailable = (member: LineMember) => isUpline(member) && !line.uplineAvailable;
  const roleOf = (member: LineMember) => {
    if (isUnavailable(member)) return t('unavailable.payee');
    return t(isUpline(member) ? 'upline' : 'downline');
  };
  const option = (member: LineMember) => ({
    value: member.account,
    label: t('payee', { account: member.account, name: member.name }),
    hint: roleOf(member),
    disabled: isUnavailable(member),
  });
  return (
    <Stack gap="l">
      {failure && <TransferError failure={failure} />}
      <Text tone="secondary">{t(line.hasDownlines ? 'leadBoth' : 'lead')}</Text>
      <PaymentPasswordPrompt />
      {line.hasDownlines && line.total > line.downlines.length && (
        <FindDownline account={find} onChange={setFind} found={found} asked={asked} />
      )}
      <SiteForm
        label={t('form')}
        onSubmit={handleSubmit(({ amount, note }) => {
          if (payee) onFilled({ payee, amount, note: note.trim() });
        })}
      >
        <Controller
          control={control}
          name="payee"
          rules={{ validate: () => (payee && !isUnavailable(payee)) || t('missingTo') }}
          render={({ field, fieldState }) => (
            <RadioGroup
              {...field}
              look="cards"
              label={t('to')}
              options={members.map(option)}
              error={fieldState.error?.message}
              required
            />
          )}
        />
        <Controller
          control={control}
          name="amount"
          rules={{ validate: (amount) => check(amount, available) }}
          render={({ field, fieldState }) => (
            <TransferAmountField
              {...field}
              available={available}
              hint={t('available', { amount: format.amount(available) })}
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="note"
          rules={{
            validate: {
              length: (note) =>
                !isTooLong(note) || t('noteLong', { maximum: format.count(NOTE_LENGTH) }),
              characters: (note) => !hasHidden(oneLine(note)) || t('noteHidden'),
            },
          }}
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label={t('note')}
              hint={t('noteHint')}
              autoComplete="off"
              error={fieldState.error?.message}
            />
          )}
        />
        <FormActions>
          <Button type="submit" tone="accent">
            {t('review')}
          </Button>
        </FormActions>
      </SiteForm>
    </Stack>
  );
}
