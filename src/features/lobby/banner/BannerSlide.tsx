import { BannerLink } from '#src/shared/banners/BannerLink.tsx';
import { BannerPicture } from '#src/shared/banners/BannerPicture.tsx';
import * as styles from './BannerCarousel.css.ts';
import type { Slide } from './bannerSlides.ts';

/** The carousel's width: the page without side menu and gutters (ART: grid). */
const SIZES =
  '(min-width: 1440px) 1144px, (min-width: 1200px) calc(100vw - 296px), (min-width: 768px) calc(100vw - 120px), calc(100vw - 32px)';

/**
 * One banner of the carousel. The first one is the largest picture of the page. The whole banner is its link, so that a tap anywhere
 * follows it; its text names the link, and the picture is decorative.
 */
export function BannerSlide({ slide, first }: { slide: Slide; first: boolean }) {
  const [title, text, action] = slide.words;
  return (
    <BannerLink target={slide.target} className={styles.target}>
      <BannerPicture
        picture={slide.picture}
        alt={title ? '' : slide.alt}
        className={styles.picture}
        sizes={SIZES}
        first={first}
      />
      {title && (
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          {text && <span className={styles.text}>{text}</span>}
          {action && <span className={styles.action}>{action}</span>}
        </span>
      )}
    </BannerLink>
  );
}
