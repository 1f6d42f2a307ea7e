import { useTranslation } from 'react-i18next';
import { BalanceAmount } from '#src/shared/balance/BalanceAmount.tsx';
import { BalanceTools } from '#src/shared/balance/BalanceTools.tsx';
import { useHiddenBalance } from '#src/shared/balance/useHiddenBalance.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { CashierLinks } from './CashierLinks.tsx';
import * as styles from './MemberScreen.css.ts';
import { Wallets } from './Wallets.tsx';

/** The player's balance, with buttons to hide and refresh it, to deposit and to withdraw (S2.20). */
export function BalancePart() {
  const { t } = useTranslation('member');
  const [hidden, setHidden] = useHiddenBalance();
  return (
    <Card as="section" labelledBy="member-balance">
      <Stack gap="s">
        <Stack direction="row" gap="s" justify="between" align="center">
          <Heading level={2} size="m" id="member-balance">
            {t('balance.title')}
          </Heading>
          <span className={styles.tools}>
            <BalanceTools hidden={hidden} onHide={setHidden} />
          </span>
        </Stack>
        <span className={styles.amount}>
          <BalanceAmount hidden={hidden} />
        </span>
        <CashierLinks />
        <Wallets hidden={hidden} />
      </Stack>
    </Card>
  );
}
