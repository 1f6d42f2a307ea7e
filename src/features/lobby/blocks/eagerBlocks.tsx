import { type ComponentType, Suspense } from 'react';
import { BannerBlock } from '../banner/BannerBlock.tsx';
import { GameMenuBlock } from '../menu/GameMenuBlock.tsx';
import { NoticeBar } from '../notices/NoticeBar.tsx';
import { OwnShelfBlock } from '../own/OwnShelfBlock.tsx';
import { GamesBlock } from '../section/GamesBlock.tsx';
import { WinnerBoard } from '../winners/WinnerBoard.tsx';
import type { BlockProps } from './blockProps.ts';
import type { HomeKind } from './blockRows.ts';

/** The components of the blocks that load with the lobby. */
export const eagerBlocks: { [K in HomeKind]: ComponentType<BlockProps<K>> } = {
  banner: BannerBlock,
  notices: NoticeBar,
  gameMenu: GameMenuBlock,
  games: GamesBlock,
  continuePlaying: () => <OwnShelfBlock list="recent" />,
  favourites: () => <OwnShelfBlock list="favourites" />,
  winners: () => (
    <Suspense>
      <WinnerBoard />
    </Suspense>
  ),
};
