import { useQuery } from '@tanstack/react-query';
import { type FocusEvent, type KeyboardEvent, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import type { BuiltBanner } from '#src/brand/page.ts';
import { bannersQuery } from '#src/platform/endpoints/banners.ts';
import { pictureAddress } from '#src/platform/endpoints/gamePicture.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { IconButton } from '#src/ui/iconButton/IconButton.tsx';
import * as styles from './BannerCarousel.css.ts';
import { BannerSlide } from './BannerSlide.tsx';
import { bannerSlides } from './bannerSlides.ts';
import { useCarousel } from './useCarousel.ts';

const TURNS: Record<string, 1 | -1 | undefined> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * The banners of the lobby (S2.26). The first is in the page as it comes; without script the rest is reached by
 * scrolling. At the first sign of a visitor they loop and run by themselves (S9.2), unless paused.
 */
export function BannerCarousel({ banners }: { banners: readonly BuiltBanner[] }) {
  const { t, i18n } = useTranslation('lobby');
  const { platform: origins } = useBrand();
  const [paused, setPaused] = useState(false);
  const answer = useQuery({
    ...bannersQuery(usePlatform(), i18n.language, 'w_home'),
    enabled: banners.length > 0,
  });
  // Drawn in slices, as all of the lobby is.
  const data = useDeferredValue(answer.data);
  const isFetched = useDeferredValue(answer.isFetched);
  const slides = bannerSlides(banners, data?.list ?? [], i18n.language, (path) =>
    pictureAddress(path, origins),
  );
  const { ref, carousel, still } = useCarousel(isFetched && slides.length > 1);
  if (slides.length === 0) return null;

  const onKeyDown = ({ key }: KeyboardEvent) => {
    const by = TURNS[key];
    if (by) carousel?.turn(by);
  };
  const toggle = () => {
    setPaused(!paused);
    if (paused) carousel?.play();
    else carousel?.pause();
  };

  // Whoever is on a banner by the keyboard has all the time to read it.
  const onFocus = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) carousel?.pause();
  };
  const onBlur = () => {
    if (!paused) carousel?.play();
  };

  return (
    <section
      aria-label={t('banner.label')}
      className={styles.carousel}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <div key={slides.map((slide) => slide.key).join()} ref={ref} className={styles.viewport}>
        <ul className={styles.track}>
          {slides.map((slide, index) => (
            <li key={slide.key} className={styles.slide}>
              <BannerSlide slide={slide} first={index === 0} />
            </li>
          ))}
        </ul>
      </div>
      {carousel && (
        <div className={styles.controls}>
          <div className={styles.turn}>
            <IconButton
              tone="media"
              icon="chevronStart"
              label={t('banner.previous')}
              onClick={() => carousel.turn(-1)}
            />
            <IconButton
              tone="media"
              icon="chevronEnd"
              label={t('banner.next')}
              onClick={() => carousel.turn(1)}
            />
          </div>
          {!still && (
            <IconButton
              tone="media"
              icon={paused ? 'play' : 'pause'}
              label={paused ? t('banner.play') : t('banner.pause')}
              onClick={toggle}
            />
          )}
        </div>
      )}
    </section>
  );
}
