import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PlayStop, stopOf } from '#src/platform/endpoints/protection/playStop.ts';
import { useScreenTitle } from '#src/session/screenTitle.ts';
import { useFocusOnChange } from '#src/session/useFocusOnChange.ts';
import { useWalletTransfer } from '#src/shared/balance/transfer/useWalletTransfer.ts';
import { GameLoading } from '../frame/GameLoading.tsx';
import type { GameMessage } from '../frame/gameMessage.ts';
import { sendToGame } from '../frame/sendToGame.ts';
import { LaunchOffer } from '../funds/LaunchOffer.tsx';
import { LowBalanceNotice } from '../funds/LowBalanceNotice.tsx';
import { usePlayFunds } from '../funds/usePlayFunds.ts';
import { useReturnFundsOnLeave } from '../funds/useReturnFundsOnLeave.ts';
import { WalletNotice } from '../funds/WalletNotice.tsx';
import { PlayStopDialog } from '../stop/PlayStopDialog.tsx';
import type { LaunchTarget } from '../target/launchTarget.ts';
import { useGameName } from '../useGameName.ts';
import { useLaunch } from '../useLaunch.ts';
import { useLeaveGame } from '../useLeaveGame.ts';
import { usePlayWatch } from '../usePlayWatch.ts';
import * as styles from './GameHost.css.ts';
import { LaunchedGame } from './LaunchedGame.tsx';
import { LaunchFailed } from './LaunchFailed.tsx';
import { SessionBar } from './SessionBar.tsx';

const WalletDialog = lazy(async () => ({
  default: (await import('../funds/WalletDialog.tsx')).WalletDialog,
}));

export interface GameHostProps {
  target: LaunchTarget;
  /** The player's id; undefined if it is not known, as for a visitor's free trial. */
  player: string | undefined;
  ageConfirmed: boolean;
}

/** A game with its session bar (S2.8): launches the game, polls the player's position during play, and closes it. */
export function GameHost({ target, player, ageConfirmed }: GameHostProps) {
  const { t } = useTranslation('play');
  const trial = target.mode === 'demo';
  // Answering the top-up offer relaunches: the game's URL expires meanwhile.
  const [attempt, setAttempt] = useState(0);
  const launch = useLaunch(target, ageConfirmed, attempt);
  const watch = usePlayWatch(!trial);
  const funds = usePlayFunds(launch.data, launch.dataUpdatedAt);
  const { leaving, leave } = useLeaveGame();
  const [tooHigh, setTooHigh] = useState<PlayStop>();
  // The notice that the balance is too low was dismissed, for as long as this game is open.
  const [isHushed, setHushed] = useState(false);
  const [walletsOpen, setWalletsOpen] = useState<boolean>();
  const frame = useRef<HTMLIFrameElement>(null);
  useReturnFundsOnLeave(launch.data);
  const refused = stopOf(launch.error);
  const stop = refused ?? watch.stop ?? tooHigh;
  const name = useGameName(target, launch.data);
  useScreenTitle(name);
  const launched = leaving || launch.error ? undefined : launch.data;
  const offered = launched && attempt === 0 && funds.emptyAtLaunch ? funds.wallet : undefined;

  // The offer's button is gone when the game opens.
  const view = useFocusOnChange<HTMLElement>(offered !== undefined);
  const isShort = funds.isShort && !isHushed;
  const hush = () => setHushed(true);

  const hear = async (message: GameMessage) => {
    switch (message.type) {
      case 'livery:ready':
      case 'livery:balance':
        watch.lookAtPosition();
        funds.refresh();
        return;
      case 'livery:balance-insufficient':
        funds.reportInsufficient();
        return;
      case 'livery:closed':
        leave();
        return;
      case 'livery:play-stopped':
        watch.lookAtPosition();
        // A loss limit rejects the stake that would exceed it; lower ones are still allowed.
        if ((await watch.lookForStop()) === undefined && message.code === 'loss_limit_reached') {
          setTooHigh(message.code);
        }
    }
  };
  const goOn = () => {
    setTooHigh(undefined);
    if (refused) void launch.refetch();
  };
  const open = () => {
    setWalletsOpen(false);
    setAttempt((before) => before + 1);
  };
  const refreshBalances = () => {
    funds.refresh();
    sendToGame(frame.current, { type: 'livery:balance-changed' });
  };
  const transfer = useWalletTransfer({
    onDone: (amount) => {
      funds.showTransferred(amount);
      if (offered) return open();
      setWalletsOpen(false);
      refreshBalances();
    },
    // A dialog closed meanwhile opens again.
    onFailed: () => setWalletsOpen(!offered),
    keptIn: player === undefined ? undefined : { name: `play.sent.${target.vassalage}`, player },
  });
  // An order that an earlier page sent without learning its outcome comes first; the offer before a game has it in its own form.
  const showsWallets = walletsOpen ?? (transfer.order !== undefined && !offered);

  return (
    <section ref={view} tabIndex={-1} className={styles.host} aria-label={t('frame', { name })}>
      <SessionBar
        name={name}
        trial={trial}
        seen={watch.seen}
        funds={funds}
        onWallet={() => setWalletsOpen(true)}
        onLeave={leave}
      />
      {launched && funds.wallet && !offered && !stop && (
        <WalletNotice
          wallet={funds.wallet}
          funds={{ ...funds, isShort }}
          onTopUp={() => setWalletsOpen(true)}
          onDismiss={hush}
        />
      )}
      {launched && !trial && !funds.wallet && isShort && !stop && (
        <LowBalanceNotice onDismiss={hush} />
      )}
      {offered && !stop && <LaunchOffer wallet={offered} transfer={transfer} onOpen={open} />}
      {launched && !offered && (
        <LaunchedGame
          key={launch.dataUpdatedAt}
          launch={launched}
          target={target}
          name={name}
          covered={stop !== undefined}
          frame={frame}
          onMessage={hear}
          onAgain={launch.refetch}
        />
      )}
      {launch.isLoading && <GameLoading onAgain={launch.refetch} />}
      {launch.error && !refused && (
        <LaunchFailed
          error={launch.error}
          target={target}
          retrying={launch.isFetching}
          onRetry={launch.refetch}
        />
      )}
      <Suspense>
        {showsWallets && funds.wallet && !stop && !leaving && (
          <WalletDialog
            wallet={funds.wallet}
            transfer={transfer}
            onCollected={refreshBalances}
            onClose={() => setWalletsOpen(false)}
          />
        )}
      </Suspense>
      {stop && !leaving && (
        <PlayStopDialog
          stop={stop}
          seen={watch.seen}
          passing={!refused && !watch.stop}
          onLeave={leave}
          onGoOn={goOn}
        />
      )}
    </section>
  );
}
