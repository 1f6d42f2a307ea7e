import { useTranslation } from 'react-i18next';
import { useSite } from '#src/app/SiteContext.tsx';
import { useBreakUntil } from '#src/session/useBreakUntil.ts';
import { BalanceAmount } from '#src/shared/balance/BalanceAmount.tsx';
import { useHiddenBalance } from '#src/shared/balance/useHiddenBalance.ts';
import { RouteLink } from '#src/ui/link/RouteLink.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import * as styles from './AgentBalance.css.ts';

/** What the agent has, as it is now, as a link to the wallet: to withdrawals on a break, for nobody is asked to pay in then. */
export function AgentBalance() {
  const { t } = useTranslation('agentCentre');
  const { rows } = useSite();
  const [hidden] = useHiddenBalance();
  const wallet = useBreakUntil() === undefined ? 'deposit' : 'withdraw';
  const row = rows.find(({ id }) => id === wallet);
  if (!row) return null;
  return (
    <RouteLink to={row.route} className={styles.balance}>
      <VisuallyHidden>{t('balance')} </VisuallyHidden>
      <BalanceAmount hidden={hidden} />
    </RouteLink>
  );
}
