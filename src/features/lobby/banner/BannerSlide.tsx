import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as styles from './BannerCarousel.css.ts';
import type { BannerTarget, Slide } from './bannerSlides.ts';

/** The width of the carousel: the page without side menu and gutters (ART: grid). */
const SIZES =
  '(min-width: 1440px) 1144px, (min-width: 1200px) calc(100vw - 296px), (min-width: 768px) calc(100vw - 120px), calc(100vw - 32px)';

function BannerLink({ target, children }: { target: BannerTarget; children: ReactNode }) {
  if (target.kind === 'route') {
    return (
      <Link to={target.to} className={styles.target} draggable={false}>
        {children}
      </Link>
    );
  }
  if (target.kind === 'external') {
    return (
      <a href={target.href} target="_blank" rel="noopener" className={styles.target}>
        {children}
      </a>
    );
  }
  return children;
}

/** One banner. The first one is the largest picture of the page, and is fetched before all else. */
export function BannerSlide({ slide, first }: { slide: Slide; first: boolean }) {
  const { src, width, height, sources } = slide.picture;
  return (
    <BannerLink target={slide.target}>
      <picture>
        {sources.map(({ type, srcset }) => (
          <source key={type} type={type} srcSet={srcset} sizes={SIZES} />
        ))}
        <img
          className={styles.picture}
          src={src}
          alt={slide.alt}
          width={width}
          height={height}
          draggable={false}
          {...(first ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
        />
      </picture>
    </BannerLink>
  );
}
