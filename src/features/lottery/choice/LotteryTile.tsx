import { useTranslation } from 'react-i18next';
import type { Lottery } from '#src/platform/contract.generated.ts';
import { RouteLink } from '#src/ui/link/RouteLink.tsx';
import { DrawNumbers } from '../numbers/DrawNumbers.tsx';
import * as styles from './LotteryTile.css.ts';

export interface LotteryTileProps {
  to: string;
  lottery: Lottery;
  /** Its latest result, once it is known. */
  numbers: readonly number[] | undefined;
  /** The latest results did not come. */
  unknown: boolean;
  /** It is the one on show. */
  current: boolean;
}

/** A lottery to choose: its name, how often it is drawn, its latest result. */
export function LotteryTile({ to, lottery, numbers, unknown, current }: LotteryTileProps) {
  const { t } = useTranslation('lottery');
  const { displayName, minutes } = lottery;
  return (
    <RouteLink to={to} replace className={styles.tile} aria-current={current ? 'true' : undefined}>
      <span className={styles.name}>{displayName}</span>
      <span className={styles.rhythm}>{t('every', { count: minutes })}</span>
      <span className={styles.numbers}>
        {numbers && <DrawNumbers numbers={numbers} size="s" />}
        {unknown && <span className={styles.rhythm}>{t('numbersUnknown')}</span>}
      </span>
    </RouteLink>
  );
}
