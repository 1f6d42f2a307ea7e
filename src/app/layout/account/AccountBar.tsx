import { useMember } from '#src/session/useMember.ts';
import * as styles from './AccountFace.css.ts';
import { AccountMenu } from './AccountMenu.tsx';
import * as balance from './Balance.css.ts';
import { BalanceAmount } from './BalanceAmount.tsx';
import { BalanceTools } from './BalanceTools.tsx';
import { useHiddenBalance } from './useHiddenBalance.ts';

/** What a player has, who they are, and the menu of their account (S2.20). */
export function AccountBar() {
  const member = useMember();
  const [hidden, setHidden] = useHiddenBalance();
  if (!member) return null;
  const tools = <BalanceTools hidden={hidden} onHide={setHidden} />;
  return (
    <div className={styles.bar}>
      <div className={balance.balance}>
        <BalanceAmount hidden={hidden} />
        <span className={balance.tools}>{tools}</span>
      </div>
      <AccountMenu member={member}>
        <div className={balance.toolsInMenu}>{tools}</div>
      </AccountMenu>
    </div>
  );
}
