import { BannerLink } from '#src/shared/banners/BannerLink.tsx';
import { BannerPicture } from '#src/shared/banners/BannerPicture.tsx';
import type { BlockOf } from '#src/shared/blocks/block.ts';
import { classNames } from '#src/ui/classNames.ts';
import * as styles from './BannerCarousel.css.ts';
import type { Slide } from './bannerSlides.ts';

/** How a banner shows its words and its picture. */
export type BannerStyle = BlockOf<'banner'>['style'];

/** The carousel's width: the page without side menu and gutters (ART: grid). */
const SIZES =
  '(min-width: 1440px) 1144px, (min-width: 1200px) calc(100vw - 296px), (min-width: 768px) calc(100vw - 120px), calc(100vw - 32px)';

/** The picture beside words has half of that from the tablet on. */
const HALF_SIZES =
  '(min-width: 1440px) 572px, (min-width: 1200px) calc(50vw - 148px), (min-width: 768px) calc(50vw - 60px), calc(100vw - 32px)';

export interface BannerSlideProps {
  slide: Slide;
  style: BannerStyle;
  first: boolean;
}

/**
 * One banner of the carousel. The first one is the largest picture of the page. The whole banner is its link, so that a tap anywhere
 * follows it; its text names the link, and the picture is decorative.
 */
export function BannerSlide({ slide, style, first }: BannerSlideProps) {
  const [headline, text, action] = slide.words;
  const title = headline || (style === 'text' ? slide.alt : '');
  const isOver = style === 'picture' || !title;
  return (
    <BannerLink
      target={slide.target}
      className={classNames(styles.target, !isOver && styles.plain[style])}
    >
      {(isOver || style === 'split') && (
        <BannerPicture
          picture={slide.picture}
          alt={title ? '' : slide.alt}
          className={isOver ? styles.picture : styles.beside}
          sizes={isOver ? SIZES : HALF_SIZES}
          first={first}
        />
      )}
      {title && (
        <span className={isOver ? styles.words : styles.plainWords}>
          <span className={isOver ? styles.title : styles.plainTitle}>{title}</span>
          {text && <span className={styles.text}>{text}</span>}
          {action && <span className={styles.action}>{action}</span>}
        </span>
      )}
    </BannerLink>
  );
}
