import { useTranslation } from 'react-i18next';
import { leftToRight } from '#src/i18n/bidi.ts';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Withdrawal } from '#src/platform/contract.generated.ts';
import { CardLink } from '#src/ui/card/CardLink.tsx';
import { WithdrawalBadge } from './WithdrawalBadge.tsx';
import { withdrawalPath } from './withdrawalPath.ts';

/** The card of a withdrawal: amount, destination and state. It links to its tracking page. */
export function WithdrawalCard({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('session');
  const { amount, date } = useFormat();
  const { reference, account, createdAt } = withdrawal;
  return (
    <CardLink
      to={withdrawalPath(reference)}
      icon="arrowUp"
      title={t('withdrawal.onTheWay', { amount: amount(withdrawal.amount) })}
      hint={t('withdrawal.hint', {
        time: date(createdAt, 'dateTime'),
        provider: account.provider,
        number: leftToRight(account.number),
      })}
      aside={<WithdrawalBadge withdrawal={withdrawal} />}
    />
  );
}
