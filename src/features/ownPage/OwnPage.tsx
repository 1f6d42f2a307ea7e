import { BannerPicture } from '#src/shared/banners/BannerPicture.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { BlockNodes } from './BlockNodes.tsx';
import * as styles from './OwnPage.css.ts';
import { useOwnPageContent } from './useOwnPageContent.ts';
import { usePageTitle } from './usePageTitle.ts';

/** A page of the brand's own: its picture, its title and its text. */
export function OwnPage({ slug }: { slug: string }) {
  const { picture, nodes } = useOwnPageContent(slug);
  return (
    <article className={styles.page}>
      {picture && (
        <BannerPicture
          picture={picture}
          alt={picture.alt}
          className={styles.picture}
          sizes={styles.PICTURE_SIZES}
          first
        />
      )}
      <Heading level={1}>{usePageTitle(slug)}</Heading>
      <BlockNodes nodes={nodes} />
    </article>
  );
}
