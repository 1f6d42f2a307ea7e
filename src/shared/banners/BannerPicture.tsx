import type { BuiltPicture } from '#src/brand/page.ts';
import { useDataSaver } from '#src/ui/dataSaver/dataSaver.ts';
import { frame } from './BannerPicture.css.ts';

export interface BannerPictureProps {
  picture: BuiltPicture;
  alt: string;
  className: string;
  /** How wide it is shown, in the syntax of `sizes`. */
  sizes: string;
  /** It is the largest picture of the page, and is fetched before all else. */
  first?: boolean;
}

/** Where data is saved, the smallest form of a picture will do. */
const SMALLEST = '1px';

/** The picture of a banner in the best form that the browser takes. */
export function BannerPicture({
  picture,
  alt,
  className,
  sizes,
  first = false,
}: BannerPictureProps) {
  const { src, width, height, sources } = picture;
  // The first one has come with the document, before anyone could choose.
  const shown = useDataSaver() && !first ? SMALLEST : sizes;
  return (
    <picture className={frame}>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={shown} />
      ))}
      <img
        className={className}
        src={src}
        alt={alt}
        width={width}
        height={height}
        draggable={false}
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
}
