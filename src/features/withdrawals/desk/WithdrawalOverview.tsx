import { useTranslation } from 'react-i18next';
import { CashierLinks } from '#src/shared/balance/CashierLinks.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { WithdrawalContent } from './WithdrawalContent.tsx';

/** The open withdrawal, the available amount, the form, payout accounts and earlier withdrawals. */
export function WithdrawalOverview() {
  const { t } = useTranslation('withdrawals');
  return (
    <>
      <Heading level={1}>{t('title')}</Heading>
      <CashierLinks />
      <WithdrawalContent />
    </>
  );
}
