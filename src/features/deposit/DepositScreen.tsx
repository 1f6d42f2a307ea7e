import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useBreakUntil } from '#src/session/useBreakUntil.ts';
import { CashierLinks } from '#src/shared/balance/CashierLinks.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { BreakNotice } from './BreakNotice.tsx';
import * as styles from './Deposit.css.ts';
import { NewDeposit } from './start/NewDeposit.tsx';
import { DepositStatus } from './status/DepositStatus.tsx';

/**
 * The deposit page (S2.16 depositv2): the form, or the deposit with the `reference` in the address. During a break no new deposit can be
 * made, but an earlier one is completed: a payment already made is still reported and credited.
 */
export function DepositScreen() {
  const { t } = useTranslation('deposit');
  const [query] = useSearchParams();
  const until = useBreakUntil();
  const reference = query.get('reference');
  return (
    <div className={styles.page}>
      <Heading level={1}>{t('title')}</Heading>
      <CashierLinks />
      {until !== undefined && <BreakNotice until={until} />}
      {reference !== null && <DepositStatus key={reference} reference={reference} />}
      {reference === null && until === undefined && <NewDeposit anew={query.has('new')} />}
    </div>
  );
}
