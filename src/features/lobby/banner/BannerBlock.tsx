import { useBrand } from '#src/brand/BrandContext.tsx';
import { useBreakUntil } from '#src/session/useBreakUntil.ts';
import type { BlockProps } from '../blocks/blockProps.ts';
import { BannerCarousel } from './BannerCarousel.tsx';

/** The banners of the home page. Players on a break are not called back to play. */
export function BannerBlock({ block, inFirstView }: BlockProps<'banner'>) {
  const { banners } = useBrand();
  return (
    useBreakUntil() === undefined && (
      <BannerCarousel banners={banners.w_home} atTop={inFirstView} style={block.style} />
    )
  );
}
