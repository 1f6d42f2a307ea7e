import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type {
  PayoutAccount,
  PayoutAccounts,
  WalletBalance,
  WithdrawalQuote,
} from '#src/platform/contract.generated.ts';
import { useFocusOnChange } from '#src/session/useFocusOnChange.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { AddAccount } from '../accounts/AddAccount.tsx';
import { AmountForm } from './AmountForm.tsx';
import { NoPassword } from './NoPassword.tsx';
import { useBlockWords } from './useBlockWords.ts';
import { blockOf } from './withdrawalTerms.ts';
import type { WithdrawValues } from './withdrawValues.ts';

export interface AmountPartProps {
  form: UseFormReturn<WithdrawValues>;
  known: PayoutAccounts;
  /** The account chosen in the form. */
  account: PayoutAccount | undefined;
  quote: WithdrawalQuote;
  hasPassword: boolean;
  /** The vendors' wallets. */
  wallets: WalletBalance['wallets'];
}

/** The withdrawal form, or the reason why it is closed: no account, or nothing to withdraw. */
export function AmountPart(props: AmountPartProps) {
  const { form, known, account, quote, hasPassword, wallets } = props;
  const { t } = useTranslation('withdrawals');
  const { count } = useFormat();
  const reason = useBlockWords(wallets);
  const block = blockOf(quote);
  const content = useFocusOnChange(account === undefined);
  const isFull = known.accounts.length >= known.most;
  return (
    <Card as="section" labelledBy="withdraw-form">
      <div ref={content} tabIndex={-1}>
        <Stack gap="l">
          <Heading level={2} id="withdraw-form">
            {t('form.title')}
          </Heading>
          {!account && (
            <EmptyState
              icon="wallet"
              title={t('form.noAccount')}
              hint={
                isFull ? t('accounts.full') : t('form.noAccountHint', { most: count(known.most) })
              }
              action={!isFull && <AddAccount known={known} tone="accent" />}
            />
          )}
          {account && block && (
            <EmptyState icon="info" title={t('form.closed')} hint={reason(block, quote)} />
          )}
          {account && !block && !hasPassword && <NoPassword />}
          {account && !block && (
            <AmountForm form={form} known={known} account={account} quote={quote} />
          )}
        </Stack>
      </div>
    </Card>
  );
}
