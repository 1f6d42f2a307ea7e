import { useTranslation } from 'react-i18next';
import type { Lottery } from '#src/platform/contract.generated.ts';
import { RouteLink } from '#src/ui/link/RouteLink.tsx';
import { DrawNumbers } from '../numbers/DrawNumbers.tsx';
import * as styles from './LotteryTile.css.ts';

export interface LotteryTileProps {
  to: string;
  lottery: Lottery;
  /** Its latest result, once loaded. */
  numbers: readonly number[] | undefined;
  /** The results failed to load. */
  unknown: boolean;
  /** This lottery is shown. */
  current: boolean;
}

/** The tile of a lottery: its name, draw interval and latest result. */
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
