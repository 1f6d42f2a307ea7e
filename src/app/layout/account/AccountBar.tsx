import { useSite } from '#src/app/SiteContext.tsx';
import { rowsAt } from '#src/modules/select.ts';
import { useMember } from '#src/session/useMember.ts';
import { BalanceAmount } from '#src/shared/balance/BalanceAmount.tsx';
import { BalanceTools } from '#src/shared/balance/BalanceTools.tsx';
import { useHiddenBalance } from '#src/shared/balance/useHiddenBalance.ts';
import { visuallyHidden } from '#src/ui/text/Text.css.ts';
import { EntryLink } from '../EntryLink.tsx';
import * as styles from './AccountFace.css.ts';
import { AccountMenu } from './AccountMenu.tsx';
import * as balance from './Balance.css.ts';

/** What a player has, who they are, the home of their account and its menu (S2.20). */
export function AccountBar() {
  const member = useMember();
  const entries = rowsAt(useSite().rows, 'accountBar');
  const [hidden, setHidden] = useHiddenBalance();
  if (!member) return null;
  const tools = <BalanceTools hidden={hidden} onHide={setHidden} />;
  return (
    <div className={styles.bar}>
      <div className={balance.balance}>
        <span className={balance.amount}>
          <BalanceAmount hidden={hidden} />
        </span>
        <span className={balance.tools}>{tools}</span>
      </div>
      {entries.map((row) => (
        <span key={row.id} className={styles.fromTablet}>
          <EntryLink row={row} className={styles.home} labelClass={visuallyHidden} withIcon />
        </span>
      ))}
      <AccountMenu member={member}>
        <div className={balance.toolsInMenu}>{tools}</div>
      </AccountMenu>
    </div>
  );
}
