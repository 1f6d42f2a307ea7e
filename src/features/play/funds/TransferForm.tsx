import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { PlayWallet } from '#src/platform/contract.generated.ts';
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
import { Select } from '#src/ui/select/Select.tsx';

export interface TransferFormProps {
  wallet: PlayWallet;
  /** The wallets with funds. */
  sources: readonly FundsSource[];
  /** The default source. */
  first: FundsSource;
  /** The button's label. */
  action: 'transferAndPlay' | 'transfer';
  transfer: TransferControls;
}

/**
 * The amount to transfer to the vendor's wallet, and the wallet it comes from. While an order is pending or unconfirmed, the form shows it
 * read-only: it can only be retried.
 */
export function TransferForm({ wallet, sources, first, action, transfer }: TransferFormProps) {
  const { t } = useTranslation('play');
  const { t: session } = useTranslation('session');
  const format = useFormat();
  const check = useAmountCheck();
  const [remembered] = useRememberedAmount();
  const { order, failure, isPending } = transfer;
  // Until the player chooses, the form follows the balances.
  const { control, watch, handleSubmit } = useForm<{
    source: Source | null;
    amount: string | null;
  }>({ defaultValues: { source: null, amount: null } });
  const chosen = watch('source');
  const from = order?.from ?? sources.find(({ source }) => source === chosen) ?? first;
  const { decimals } = useCurrency();
  const available = payable(from.balance, decimals);
  const amountOf = (typed: string | null) =>
    order?.amount ?? typed ?? firstAmount(available, remembered);
  const amount = amountOf(watch('amount'));
  const fault = amountFault(amount, available, decimals);
  const start = handleSubmit(() => transfer.start({ from, sources, to: wallet.vassalage, amount }));
  const isUnconfirmed = order !== undefined && failure?.outcome === 'unconfirmed';
  return (
    <SiteForm
      label={t('funds.form')}
      onSubmit={(event) => (order ? transfer.retry() : start(event))}
    >
      {failure && <TransferError key={failure.id} failure={failure} />}
      {(sources.length > 1 || from.source !== 'main') && (
        <Controller
          control={control}
          name="source"
          render={({ field }) => (
            <Select
              {...field}
              label={t('funds.from')}
              value={from.source}
              disabled={order !== undefined}
              options={sources.map(({ source, name, balance }) => ({
                value: source,
                label: `${name ?? session('transfer.main')} · ${format.amount(balance)}`,
              }))}
            />
          )}
        />
      )}
      <Controller
        control={control}
        name="amount"
        rules={{
          validate: (typed) => check(amountOf(typed), available),
        }}
        render={({ field, fieldState }) => (
          <TransferAmountField
            {...field}
            available={available}
            disabled={order !== undefined}
            error={fieldState.error?.message}
            value={amount}
          />
        )}
      />
      <FormActions>
        <Button type="submit" tone="accent" busy={isPending}>
          {isUnconfirmed
            ? t('failed.retry')
            : t(`funds.${action}`, { amount: format.amount(fault ? available : amount) })}
        </Button>
      </FormActions>
    </SiteForm>
  );
}
