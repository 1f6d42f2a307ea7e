import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { gameCard } from '#src/platform/endpoints/games/gameCard.ts';
import type { Game } from '#src/platform/endpoints/games/gameList.ts';
import { launchPath } from '#src/platform/endpoints/games/launchPath.ts';
import { GameCard, type GameCardProps } from '#src/ui/gameCard/GameCard.tsx';
import { useGameActions } from './GameActionsContext.ts';
import { useIsFavourite } from './useIsFavourite.ts';

export interface GameTileProps {
  game: Game;
  shape: GameCardProps['shape'];
  /** The game has been played before: one press resumes it, with no options. */
  resumes?: boolean | undefined;
}

/** The card of a game for the current viewer (S2.25): start, free trial, favourite. Needs a `GameActionsProvider` above it. */
export const GameTile = memo(function GameTile({ game, shape, resumes }: GameTileProps) {
  const { t } = useTranslation('games');
  const { platform } = useBrand();
  const { toggle, show, expectSheet } = useGameActions();
  const marked = useIsFavourite(game.nodeId);
  const name = game.displayName;
  return (
    <GameCard
      {...gameCard(game, shape, platform)}
      startLabel={t(resumes ? 'resume' : 'start')}
      trial={
        game.demo && !resumes
          ? { to: launchPath(game, 'demo'), label: t('trial'), name: t('trialOf', { name }) }
          : undefined
      }
      favourite={{
        marked,
        label: t('favourite.label', { name }),
        onToggle: () => toggle(game, !marked),
      }}
      {...(!resumes && { onTap: () => show(game), onTouch: expectSheet })}
    />
  );
});
