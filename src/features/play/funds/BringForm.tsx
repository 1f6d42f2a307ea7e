import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { PlayWallet } from '#src/platform/contract.generated.ts';
import { AmountField } from '#src/ui/amountField/AmountField.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { FormActions } from '#src/ui/form/FormActions.tsx';
import { Select } from '#src/ui/select/Select.tsx';
import { amountFault, firstAmount, type Source, type sourcesOf, usualAmounts } from './amounts.ts';
import { BringError } from './BringError.tsx';
import { useBring } from './useBring.ts';
import { useRememberedAmount } from './useRememberedAmount.ts';

export interface BringFormProps {
  wallet: PlayWallet;
  /** The wallets with money; there is one at least. */
  sources: ReturnType<typeof sourcesOf>;
  /** The words of the button. */
  action: 'bringAndPlay' | 'bring';
  /** So much was brought. */
  onDone: (amount: string) => void;
}

/** How much comes to the vendor's wallet, and from where: a usual amount, all, or one of the player's own. */
export function BringForm({ wallet, sources, action, onDone }: BringFormProps) {
  const { t } = useTranslation('play');
  const format = useFormat();
  const { currencySymbol } = useBrand().market;
  const [remembered, remember] = useRememberedAmount();
  const [chosen, choose] = useState<Source>();
  const [typed, type] = useState<string>();
  const [asked, setAsked] = useState(false);
  const from = sources.find(({ source }) => source === chosen) ?? sources[0];
  const available = from?.balance ?? '0.00';
  const amount = typed ?? firstAmount(available, remembered);
  const fault = amountFault(amount, available);
  const bring = useBring(wallet, (brought) => {
    remember(brought === available ? 'all' : brought);
    onDone(brought);
  });
  const submit = () => {
    setAsked(true);
    if (from && !fault && !bring.isPending) bring.mutate({ source: from.source, amount });
  };
  return (
    <Form label={t('funds.form')} onSubmit={submit}>
      {bring.error && <BringError error={bring.error} />}
      {(sources.length > 1 || from?.source !== 'main') && (
        <Select
          label={t('funds.from')}
          value={from?.source ?? null}
          disabled={bring.isPending}
          onChange={(source) => choose(source ?? undefined)}
          options={sources.map(({ source, name, balance }) => ({
            value: source,
            label: `${name ?? t('funds.main')} · ${format.amount(balance)}`,
          }))}
        />
      )}
      <AmountField
        label={t('funds.amount')}
        currencySymbol={currencySymbol}
        disabled={bring.isPending}
        error={
          asked && fault ? t(`funds.${fault}`, { amount: format.amount(available) }) : undefined
        }
        value={amount}
        onChange={type}
        quickAmounts={{
          label: t('funds.usual'),
          amounts: [
            ...usualAmounts(available).map((each) => ({
              amount: each,
              label: format.amount(each),
            })),
            { amount: available, label: t('funds.all') },
          ],
        }}
      />
      <FormActions>
        <Button type="submit" tone="accent" busy={bring.isPending}>
          {t(`funds.${action}`, { amount: format.amount(fault ? available : amount) })}
        </Button>
      </FormActions>
    </Form>
  );
}
