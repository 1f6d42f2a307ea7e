import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import type { BannerGroup } from '#src/brand/page.ts';
import { BannerLink } from './BannerLink.tsx';
import { BannerPicture } from './BannerPicture.tsx';
import { bannerTarget } from './bannerTarget.ts';
import * as styles from './GroupBanner.css.ts';
import { textIn } from './textIn.ts';

export interface GroupBannerProps {
  group: BannerGroup;
  /** Its displayed width, in the syntax of `sizes`. */
  sizes: string;
}

/** The first banner of a group, filling its container; nothing if the brand has none (S3.3). */
export function GroupBanner({ group, sizes }: GroupBannerProps) {
  const { i18n } = useTranslation();
  const [banner] = useBrand().banners[group];
  if (!banner) return null;
  return (
    <BannerLink target={bannerTarget(banner.linkageType, banner.url)} className={styles.target}>
      <BannerPicture
        picture={banner.picture}
        alt={textIn(banner.alt, i18n.language)}
        className={styles.picture}
        sizes={sizes}
      />
    </BannerLink>
  );
}
