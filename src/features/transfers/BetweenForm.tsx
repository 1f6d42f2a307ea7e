import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { WalletBalance } from '#src/platform/contract.generated.ts';
import { SiteForm } from '#src/session/fields/SiteForm.tsx';
import { payable } from '#src/shared/balance/payable.ts';
import {
  amountFault,
  type FundsSource,
  firstAmount,
  type Source,
} from '#src/shared/balance/transfer/amounts.ts';
import { TransferAmountField } from '#src/shared/balance/transfer/TransferAmountField.tsx';
import { TransferError } from '#src/shared/balance/transfer/TransferError.tsx';
import { useAmountCheck } from '#src/shared/balance/transfer/useAmountCheck.ts';
import { useRememberedAmount } from '#src/shared/balance/transfer/useRememberedAmount.ts';
import type { TransferControls } from '#src/shared/balance/transfer/useWalletTransfer.ts';
import { useCurrency } from '#src/shared/balance/useCurrency.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FormActions } from '#src/ui/form/FormActions.tsx';
import type { Option } from '#src/ui/select/options.ts';
import { Select } from '#src/ui/select/Select.tsx';
import { type BetweenValues, targetOf } from './betweenValues.ts';
import { useWalletName } from './useWalletName.ts';

export interface BetweenFormProps {
  form: UseFormReturn<BetweenValues>;
  balance: WalletBalance;
  /** The wallets with funds. */
  sources: readonly FundsSource[];
  /** The default source. */
  first: FundsSource;
  transfer: TransferControls;
}

/**
 * The form to transfer from a wallet with funds to any other. While an order is pending or unconfirmed, it is read-only: it can only be
 * retried.
 */
export function BetweenForm({ form, balance, sources, first, transfer }: BetweenFormProps) {
  const { t } = useTranslation('transfers');
  const { t: shared } = useTranslation('balance');
  const format = useFormat();
  const nameOf = useWalletName(balance);
  const check = useAmountCheck();
  const [remembered] = useRememberedAmount();
  const { order, failure, isPending } = transfer;
  const { control, watch, handleSubmit } = form;
  const chosen = watch();
  const from = order?.from ?? sources.find(({ source }) => source === chosen.from) ?? first;
  const { decimals } = useCurrency();
  const available = payable(from.balance, decimals);
  const targetAt = (picked: BetweenValues['to']) => order?.to ?? targetOf(from, picked);
  const to = targetAt(chosen.to);
  const amountOf = (typed: string | null) =>
    order?.amount ?? typed ?? firstAmount(available, remembered);
  const amount = amountOf(chosen.amount);
  const isFixed = order !== undefined;
  const start = handleSubmit(() => to !== null && transfer.start({ from, sources, to, amount }));
  const targets: Option<Source>[] = [
    { value: 'main', label: nameOf('main') },
    ...balance.wallets.map(({ vassalage, displayName, state }) => ({
      value: vassalage,
      label: displayName,
      ...(state !== 'ready' && { hint: shared(`closed.${state}`), disabled: true }),
    })),
  ].filter(({ value }) => value !== from.source);
  const shown = amountFault(amount, available, decimals) ? available : amount;
  return (
    <SiteForm label={t('form')} onSubmit={(event) => (isFixed ? transfer.retry() : start(event))}>
      {failure && <TransferError key={failure.id} failure={failure} />}
      <Controller
        control={control}
        name="from"
        render={({ field }) => (
          <Select
            {...field}
            label={t('from')}
            value={from.source}
            disabled={isFixed}
            options={sources.map(({ source, balance: held }) => ({
              value: source,
              label: `${nameOf(source)} · ${format.amount(held)}`,
            }))}
          />
        )}
      />
      <Controller
        control={control}
        name="to"
        rules={{ validate: (picked) => targetAt(picked) !== null || t('missingTo') }}
        render={({ field, fieldState }) => (
          <Select
            {...field}
            label={t('to')}
            placeholder={t('choose')}
            value={to}
            disabled={isFixed}
            error={fieldState.error?.message}
            required
            options={targets}
          />
        )}
      />
      <Controller
        control={control}
        name="amount"
        rules={{ validate: (typed) => check(amountOf(typed), available) }}
        render={({ field, fieldState }) => (
          <TransferAmountField
            {...field}
            available={available}
            disabled={isFixed}
            error={fieldState.error?.message}
            value={amount}
          />
        )}
      />
      <FormActions>
        <Button type="submit" tone="accent" busy={isPending}>
          {failure?.outcome === 'unconfirmed' && isFixed
            ? t('retry')
            : t('transfer', { amount: format.amount(shown) })}
        </Button>
      </FormActions>
    </SiteForm>
  );
}
