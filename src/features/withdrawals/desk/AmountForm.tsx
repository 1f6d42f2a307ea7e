import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFormat } from '#src/i18n/useFormat.ts';
import type {
  PayoutAccount,
  PayoutAccounts,
  WithdrawalQuote,
} from '#src/platform/contract.generated.ts';
import { SiteForm } from '#src/session/fields/SiteForm.tsx';
import { useAmountSyntaxMessage } from '#src/shared/balance/useAmountSyntaxMessage.ts';
import { useCurrency } from '#src/shared/balance/useCurrency.ts';
import { MethodName } from '#src/shared/payments/MethodName.tsx';
import { AmountField } from '#src/ui/amountField/AmountField.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { FormActions } from '#src/ui/form/FormActions.tsx';
import { RadioGroup } from '#src/ui/radioGroup/RadioGroup.tsx';
import { AccountName } from '../accounts/AccountName.tsx';
import { isPaidTo } from '../accounts/isPaidTo.ts';
import { AmountPreview } from './AmountPreview.tsx';
import { REVIEW_PATH } from './steps.ts';
import { highestOf, limitFault, quickAmountsOf } from './withdrawalTerms.ts';
import type { WithdrawValues } from './withdrawValues.ts';

export interface AmountFormProps {
  form: UseFormReturn<WithdrawValues>;
  known: PayoutAccounts;
  account: PayoutAccount;
  quote: WithdrawalQuote;
}

/** The form for account and amount, with fee and payout. Submitting opens the review: nothing is withdrawn yet. */
export function AmountForm({ form, known, account, quote }: AmountFormProps) {
  const { t } = useTranslation('withdrawals');
  const format = useFormat();
  const navigate = useNavigate();
  const currency = useCurrency();
  const { control, handleSubmit, watch } = form;
  const typedFault = useAmountSyntaxMessage();
  const limits = {
    below: quote.least,
    above: quote.most,
    short: highestOf(quote, currency.decimals),
  };
  const checkLimits = (amount: string) => {
    const fault = limitFault(amount, quote);
    return !fault || t(`form.${fault}`, { amount: format.amount(limits[fault]) });
  };
  return (
    <SiteForm label={t('form.title')} onSubmit={handleSubmit(() => navigate(REVIEW_PATH))}>
      <Controller
        control={control}
        name="accountId"
        render={({ field }) => (
          <RadioGroup
            {...field}
            label={t('form.account')}
            look="cards"
            required
            value={account.id}
            options={known.accounts.map(({ id, kind, provider, number }) => {
              const isOpen = isPaidTo({ kind, provider }, known.methods);
              return {
                value: id,
                label: (
                  <MethodName method={kind} provider={provider}>
                    <AccountName provider={provider} number={number} />
                  </MethodName>
                ),
                hint: isOpen ? t(`kind.${kind}`) : t('form.accountClosed', { provider }),
                disabled: !isOpen,
              };
            })}
          />
        )}
      />
      <Controller
        control={control}
        name="amount"
        rules={{ validate: (amount) => typedFault(amount) ?? checkLimits(amount) }}
        render={({ field, fieldState }) => (
          <AmountField
            {...field}
            label={t('form.amount')}
            hint={t('form.range', {
              least: format.amount(quote.least),
              most: format.amount(highestOf(quote, currency.decimals)),
            })}
            error={fieldState.error?.message}
            {...currency}
            required
            quickAmounts={{
              label: t('form.quick'),
              amounts: quickAmountsOf(quote, currency.decimals).map(({ id, amount }) => ({
                amount,
                label: t(`form.${id}`),
              })),
            }}
          />
        )}
      />
      <AmountPreview kind={account.kind} amount={watch('amount')} terms={quote} />
      <FormActions>
        <Button type="submit" tone="accent" size="l">
          {t('form.continue')}
        </Button>
      </FormActions>
    </SiteForm>
  );
}
