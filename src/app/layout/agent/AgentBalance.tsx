import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSite } from '#src/app/SiteContext.tsx';
import { walletBalanceQuery } from '#src/platform/endpoints/wallet/wallet.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useBreakUntil } from '#src/session/useBreakUntil.ts';
import { BalanceAmount } from '#src/shared/balance/BalanceAmount.tsx';
import { useHiddenBalance } from '#src/shared/balance/useHiddenBalance.ts';
import { RouteLink } from '#src/ui/link/RouteLink.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { BalanceFace } from '../account/BalanceFace.tsx';
import { balanceBox } from '../BalanceBox.css.ts';
import * as styles from './AgentBalance.css.ts';

/**
 * The agent's current balance. If there are vendor wallets, a press opens all wallets and the collect button, as for every member
 * (S2.16); a single wallet is a link: to withdrawals on a break, when nobody is asked to pay in.
 */
export function AgentBalance() {
  const { t, i18n } = useTranslation('agentCentre');
  const { rows } = useSite();
  const [hidden] = useHiddenBalance();
  const { data } = useQuery(walletBalanceQuery(usePlatform(), i18n.language));
  const wallet = useBreakUntil() === undefined ? 'deposit' : 'withdraw';
  const row = rows.find(({ id }) => id === wallet);
  if (data && !data.single) {
    return (
      <div className={balanceBox}>
        <BalanceFace hidden={hidden} />
      </div>
    );
  }
  if (!row) return null;
  return (
    <RouteLink to={row.route} className={styles.wallet}>
      <VisuallyHidden>{t('balance')} </VisuallyHidden>
      <BalanceAmount hidden={hidden} />
    </RouteLink>
  );
}
