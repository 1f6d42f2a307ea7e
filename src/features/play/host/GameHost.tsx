import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PlayStop, stopOf } from '#src/platform/endpoints/protection/playStop.ts';
import { GameLoading } from '../frame/GameLoading.tsx';
import type { GameMessage } from '../frame/gameMessage.ts';
import { PlayStopDialog } from '../stop/PlayStopDialog.tsx';
import type { LaunchTarget } from '../target/launchTarget.ts';
import { useGameName } from '../useGameName.ts';
import { useLaunch } from '../useLaunch.ts';
import { useLeave } from '../useLeave.ts';
import { usePlayWatch } from '../usePlayWatch.ts';
import * as styles from './GameHost.css.ts';
import { LaunchedGame } from './LaunchedGame.tsx';
import { LaunchFailed } from './LaunchFailed.tsx';
import { SessionBar } from './SessionBar.tsx';

export interface GameHostProps {
  target: LaunchTarget;
  ageConfirmed: boolean;
}

/** A game with the bar that belongs to it (S2.8): launches it, watches over the player while it is played, and takes it away again. */
export function GameHost({ target, ageConfirmed }: GameHostProps) {
  const { t } = useTranslation('play');
  const trial = target.mode === 'demo';
  const launch = useLaunch(target, ageConfirmed);
  const watch = usePlayWatch(!trial);
  const { leaving, leave } = useLeave();
  const [tooHigh, setTooHigh] = useState<PlayStop>();
  const refused = stopOf(launch.error);
  const stop = refused ?? watch.stop ?? tooHigh;
  const name = useGameName(target, launch.data);

  const hear = async (message: GameMessage) => {
    switch (message.type) {
      case 'livery:ready':
      case 'livery:balance':
        watch.lookAtPosition();
        return;
      case 'livery:closed':
        leave();
        return;
      case 'livery:play-stopped':
        watch.lookAtPosition();
        // A limit of losses refuses the stake that would go past it; lower ones may still be played.
        if ((await watch.lookForStop()) === undefined && message.code === 'loss_limit_reached') {
          setTooHigh(message.code);
        }
    }
  };
  const goOn = () => {
    setTooHigh(undefined);
    if (refused) void launch.refetch();
  };

  return (
    <section className={styles.host} aria-label={t('frame', { name })}>
      <SessionBar name={name} trial={trial} seen={watch.seen} onLeave={leave} />
      {!leaving && launch.data && !launch.error && (
        <LaunchedGame
          key={launch.dataUpdatedAt}
          launch={launch.data}
          target={target}
          name={name}
          covered={stop !== undefined}
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
