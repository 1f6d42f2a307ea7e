import { type ComponentType, Suspense } from 'react';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { useBreakUntil } from '#src/session/useBreakUntil.ts';
import { BannerCarousel } from '../banner/BannerCarousel.tsx';
import { GameMenuBlock } from '../menu/GameMenuBlock.tsx';
import { NoticeBar } from '../notices/NoticeBar.tsx';
import { OwnShelfBlock } from '../own/OwnShelfBlock.tsx';
import { GamesBlock } from '../section/GamesBlock.tsx';
import { WinnerBoard } from '../winners/WinnerBoard.tsx';
import type { BlockProps, HomeBlock } from './homeBlock.ts';
import { LateBlock } from './LateBlock.tsx';
import { lateBlocks } from './lateBlocks.ts';

function BannerBlock({ inFirstView }: BlockProps<'banner'>) {
  const { banners } = useBrand();
  // Players on a break are not called back to play.
  return (
    useBreakUntil() === undefined && <BannerCarousel banners={banners.w_home} atTop={inFirstView} />
  );
}

function NoticesBlock() {
  return useBrand().modules.announcements && <NoticeBar />;
}

function WinnersBlock() {
  const { modules } = useBrand();
  return (
    modules.winnerBoard && (
      <Suspense>
        <WinnerBoard />
      </Suspense>
    )
  );
}

/** Every kind of block, with the component that shows it. */
export const blockRows: { [K in HomeBlock['block']]: ComponentType<BlockProps<K>> } = {
  banner: BannerBlock,
  notices: NoticesBlock,
  gameMenu: GameMenuBlock,
  games: GamesBlock,
  continuePlaying: () => <OwnShelfBlock list="recent" />,
  favourites: () => <OwnShelfBlock list="favourites" />,
  winners: WinnersBlock,
  text: ({ block }) => (
    <LateBlock>
      <lateBlocks.text block={block} />
    </LateBlock>
  ),
  cards: ({ block }) => (
    <LateBlock>
      <lateBlocks.cards block={block} />
    </LateBlock>
  ),
  faq: ({ block }) => (
    <LateBlock>
      <lateBlocks.faq block={block} />
    </LateBlock>
  ),
};
