import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import type { BuiltBanner } from '#src/brand/page.ts';
import { bannersQuery } from '#src/platform/endpoints/banners.ts';
import { pictureAddress } from '#src/platform/endpoints/games/pictureAddress.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { Carousel } from '#src/ui/carousel/Carousel.tsx';
import { BannerSlide, type BannerStyle } from './BannerSlide.tsx';
import { bannerSlides } from './bannerSlides.ts';

/** Each banner shows for five seconds; the transition takes one (S9.2). */
const PACE = { delayMs: 5000, speedMs: 1000 };

export interface BannerCarouselProps {
  banners: readonly BuiltBanner[];
  /** At the top of the page, where its first picture loads before all else. */
  atTop: boolean;
  style: BannerStyle;
}

/** The lobby's banners (S2.26): the brand's own are prerendered; the platform's are added once loaded. */
export function BannerCarousel({ banners, atTop, style }: BannerCarouselProps) {
  const { t, i18n } = useTranslation('lobby');
  const { platform: origins } = useBrand();
  const answer = useQuery({
    ...bannersQuery(usePlatform(), i18n.language, 'w_home'),
    enabled: banners.length > 0,
  });
  // Rendered in slices, like the lobby.
  const data = useDeferredValue(answer.data);
  const isFetched = useDeferredValue(answer.isFetched);
  const slides = bannerSlides(banners, data?.list ?? [], i18n.language, (path) =>
    pictureAddress(path, origins),
  );
  if (slides.length === 0) return null;
  return (
    <Carousel
      slides={slides.map((slide, index) => ({
        key: slide.key,
        content: <BannerSlide slide={slide} style={style} first={atTop && index === 0} />,
      }))}
      pace={PACE}
      waiting={!isFetched}
      labels={{
        region: t('banner.label'),
        previous: t('banner.previous'),
        next: t('banner.next'),
        play: t('banner.play'),
        pause: t('banner.pause'),
      }}
    />
  );
}
