import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { promotionsQuery } from '#src/platform/endpoints/promotions/getPromotions.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { PROMOTIONS_PATH } from '#src/shared/rewards/promotionPath.ts';
import { usePromotionReader } from '#src/shared/rewards/usePromotionReader.ts';
import { classNames } from '#src/ui/classNames.ts';
import { useShelf } from '../../shelf/useShelf.ts';
import { BlockHead } from '../BlockHead.tsx';
import type { BlockOf } from '../block.ts';
import { useBlockTitle } from '../useBlockTitle.ts';
import { currentPromotions } from './currentPromotions.ts';
import * as styles from './PromotionsBlock.css.ts';
import { PromotionPlace, PromotionTile } from './PromotionTile.tsx';

/** How many cards fill a row of a desktop. */
const ACROSS = { small: 5, medium: 4, large: 3 } as const;

/** The list is complete already. */
const onNeedsMore = () => {};

/** The current promotions (S2.3), which scroll sideways. Without any, and if they do not load, it renders nothing. */
export function PromotionsBlock({ block }: { block: BlockOf<'promotions'> }) {
  const titleId = useId();
  const title = useBlockTitle(block.title, 'promotions');
  const { type, rows, size } = block;
  const list = useInfiniteQuery(promotionsQuery(usePlatform(), usePromotionReader(), type));
  const promotions = currentPromotions(list.data?.pages.flatMap((page) => page.list) ?? []);
  const kept = list.data ? 0 : ACROSS[size] * rows;
  const places = promotions.length + kept;
  const shelf = useShelf({ loaded: promotions.length, places, onNeedsMore });
  if (places === 0 || (list.error && !list.data)) return null;
  const filled = Math.min(rows, Math.ceil(places / ACROSS[size]));
  return (
    <section aria-labelledby={titleId} className={styles.block}>
      <BlockHead titleId={titleId} title={title} more={PROMOTIONS_PATH} {...shelf} />
      <ul
        ref={shelf.ref}
        aria-labelledby={titleId}
        aria-busy={kept > 0}
        className={classNames(styles.shelf, styles.size[size], styles.rows[filled])}
      >
        {promotions.map((promotion) => (
          <PromotionTile key={promotion.code} promotion={promotion} />
        ))}
        {Array.from({ length: kept }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places have nothing but their number
          <PromotionPlace key={place} />
        ))}
      </ul>
    </section>
  );
}
