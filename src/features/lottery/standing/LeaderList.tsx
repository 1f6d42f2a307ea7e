import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Leaderboard } from '#src/platform/contract.generated.ts';
import { Text } from '#src/ui/text/Text.tsx';
import * as styles from './LeaderList.css.ts';

/** The first places, and the player's own below them where it is not among them. Names are masked by the platform. */
export function LeaderList({ board }: { board: Leaderboard }) {
  const { t } = useTranslation('lottery');
  const { count, amount } = useFormat();
  const { list, own } = board;
  const beyond = own.place !== null && !list.some((leader) => leader.own);
  return (
    <>
      <ol className={styles.leaders}>
        {list.map((leader) => (
          <li key={leader.place} className={styles.leader} data-own={leader.own || undefined}>
            <span className={styles.place}>{count(leader.place)}</span>
            <span className={styles.name}>
              {leader.own ? t('leaders.you') : leader.customerName}
            </span>
            <span className={styles.staked}>{amount(leader.staked)}</span>
          </li>
        ))}
      </ol>
      {beyond && own.place !== null && (
        <Text size="s">
          {t('leaders.own', { place: count(own.place), staked: amount(own.staked) })}
        </Text>
      )}
    </>
  );
}
