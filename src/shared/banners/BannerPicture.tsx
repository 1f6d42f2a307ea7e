import type { BuiltPicture } from '#src/brand/page.ts';
import { useDataSaver } from '#src/ui/dataSaver/dataSaver.ts';
import { frame } from './BannerPicture.css.ts';

export interface BannerPictureProps {
  picture: BuiltPicture;
  alt: string;
  className: string;
  /** Its displayed width, in the syntax of `sizes`. */
  sizes: string;
  /** The largest picture of the page, fetched first. */
  first?: boolean;
}

/** With the data saver on, the smallest version of a picture is used. */
const SMALLEST = '1px';

/** The picture of a banner in the best format that the browser supports. */
export function BannerPicture({
  picture,
  alt,
  className,
  sizes,
  first = false,
}: BannerPictureProps) {
  const { src, width, height, sources } = picture;
  // The first one came with the document, before anyone could choose.
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
