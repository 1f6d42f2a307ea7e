import { useSite } from '#src/app/SiteContext.tsx';
import { rowsAt } from '#src/modules/select.ts';
import { useMember } from '#src/session/useMember.ts';
import { BalanceAmount } from '#src/shared/balance/BalanceAmount.tsx';
import { BalanceTools } from '#src/shared/balance/BalanceTools.tsx';
import { useHiddenBalance } from '#src/shared/balance/useHiddenBalance.ts';
import { buttonClass } from '#src/ui/button/Button.tsx';
import { visuallyHidden } from '#src/ui/text/Text.css.ts';
import { EntryLink } from '../EntryLink.tsx';
import { LanguageLinks } from '../LanguageLinks.tsx';
import { ThemeSwitch } from '../ThemeSwitch.tsx';
import * as styles from './AccountArea.css.ts';
import { AccountMenu } from './AccountMenu.tsx';
import * as balance from './Balance.css.ts';
import { BalanceFace } from './BalanceFace.tsx';

/** A player's header: balance, deposit, withdraw, name, account home and account menu (S2.20). */
export function AccountBar() {
  const member = useMember();
  const { rows } = useSite();
  const cashier = rowsAt(rows, 'cashier');
  const entries = rowsAt(rows, 'accountBar');
  const [hidden, setHidden] = useHiddenBalance();
  if (!member) return null;
  const tools = <BalanceTools hidden={hidden} onHide={setHidden} />;
  return (
    <div className={styles.bar}>
      <div className={balance.balance}>
        <BalanceFace hidden={hidden} />
        <span className={balance.tools}>{tools}</span>
      </div>
      {cashier.map((row, place) => (
        <span key={row.id} className={styles.fromTablet}>
          <EntryLink
            row={row}
            className={buttonClass({ size: 's', tone: place === 0 ? 'accent' : 'neutral' })}
          />
        </span>
      ))}
      {entries.map((row) => (
        <span key={row.id} className={styles.fromWide}>
          <EntryLink row={row} className={styles.home} labelClass={visuallyHidden} withIcon />
        </span>
      ))}
      <AccountMenu member={member}>
        <div className={balance.toolsInMenu}>
          <span className={balance.amountInMenu}>
            <BalanceAmount hidden={hidden} />
          </span>
          {tools}
        </div>
        <div className={styles.looks}>
          <LanguageLinks />
          <ThemeSwitch />
        </div>
      </AccountMenu>
    </div>
  );
}
