import { useFormat } from '#src/i18n/useFormat.ts';
import * as styles from './LeaderRows.css.ts';

/** An entry of a leaderboard. */
interface LeaderRow {
  place: number;
  /** Masked by the platform. */
  customerName: string;
  /** The amount staked, or won. */
  amount: string;
  /** The row is the player's own. */
  own: boolean;
}

export interface LeaderRowsProps {
  rows: readonly LeaderRow[];
  /** The label of the player's own row. */
  you: string;
}

/** The rows of a leaderboard, with the player's own marked. */
export function LeaderRows({ rows, you }: LeaderRowsProps) {
  const { count, amount: money } = useFormat();
  return (
    <ol className={styles.leaders}>
      {rows.map(({ place, customerName, amount, own }) => (
        <li key={place} className={styles.leader} data-own={own || undefined}>
          <span className={styles.place}>{count(place)}</span>
          <span className={styles.name}>{own ? you : customerName}</span>
          <span className={styles.staked}>{money(amount)}</span>
        </li>
      ))}
    </ol>
  );
}
