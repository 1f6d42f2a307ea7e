import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { usePlatformClock } from '#src/platform/usePlatformClock.ts';
import { Clock } from '#src/ui/clock/Clock.tsx';
import { durationText } from '#src/ui/countdown/durationText.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Money } from '#src/ui/money/Money.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import type { PlayFunds } from '../funds/usePlayFunds.ts';
import { useElapsedSeconds } from '../useElapsedSeconds.ts';
import type { ReceivedPosition } from '../usePlayWatch.ts';
import * as styles from './SessionBar.css.ts';

function Figure({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

/** The default result. */
const NOTHING = '0.00';

export interface PlayFiguresProps {
  /** A free trial, without real money. */
  trial: boolean;
  seen: ReceivedPosition | undefined;
  funds: Pick<PlayFunds, 'wallet' | 'held'>;
  /** Opens the wallets. */
  onWallet: () => void;
}

/**
 * The session bar's figures: market time, session length including time outside games, and net result; in a free trial only the time. If
 * every vendor has a wallet, this one's balance, which opens the wallets.
 */
export function PlayFigures({ trial, seen, funds, onWallet }: PlayFiguresProps) {
  const { t } = useTranslation('play');
  const format = useFormat();
  const now = usePlatformClock();
  const elapsed = useElapsedSeconds(seen);
  const net = seen?.position.sitting?.net ?? NOTHING;
  return (
    <dl className={styles.figures} aria-label={t('session')}>
      <Figure term={t('time')}>
        <span className={styles.clock}>
          <Clock
            label={t('clock')}
            format={(moment) => format.date(moment, 'time')}
            zone={format.zoneOffset()}
            now={now}
          />
        </span>
      </Figure>
      {!trial && (
        <>
          <Figure term={t('elapsed')}>{seen ? durationText(elapsed) : '–'}</Figure>
          <Figure term={t('net')}>
            {seen ? <Money value={net} text={format.amount(net)} rolls /> : '–'}
          </Figure>
        </>
      )}
      {funds.wallet && (
        <Figure term={t('funds.inGame')}>
          <button type="button" className={styles.wallet} onClick={onWallet}>
            <Money value={funds.held} text={format.amount(funds.held)} rolls />
            <VisuallyHidden> {t('funds.openWallets')}</VisuallyHidden>
            <Icon name="chevronDown" size="s" />
          </button>
        </Figure>
      )}
    </dl>
  );
}
