import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { TeamMover } from '#src/platform/contract.generated.ts';
import { MemberLink } from '#src/shared/agentCentre/MemberLink.tsx';
import { Amount } from '#src/shared/records/RecordCells.tsx';
import { Badge } from '#src/ui/badge/Badge.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import * as styles from './Movers.css.ts';

/**
 * A member with their stakes in this period and the one before. Unavailable members have no link, and the page does not say why (DECISIONS,
 * player protection).
 */
export function MoverEntry({ mover }: { mover: TeamMover }) {
  const { t } = useTranslation('agentHome');
  const { amount } = useFormat();
  const { account, available, stake, before } = mover;
  return (
    <li className={styles.row}>
      <span className={styles.who}>
        {available ? (
          <MemberLink account={account} />
        ) : (
          <>
            {account}
            <Badge>{t('movers.unavailable')}</Badge>
          </>
        )}
      </span>
      <span className={styles.amounts}>
        <Text as="span" weight="strong" figures>
          <Amount value={stake} />
        </Text>
        <Text as="span" size="s" tone="secondary" figures>
          {t('movers.was', { was: amount(before) })}
        </Text>
      </span>
    </li>
  );
}
