import { useState } from 'react';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { pictureAddress } from '#src/platform/endpoints/games/pictureAddress.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import * as styles from './RewardPicture.css.ts';

export interface RewardPictureProps {
  /** The path sent by the platform. */
  image: string;
  /** It is in the first view, so it is not loaded lazily. */
  first?: boolean;
}

/** The picture of a promotion or an item. It repeats the name; an icon replaces it if it fails. */
export function RewardPicture({ image, first = false }: RewardPictureProps) {
  const { platform } = useBrand();
  const [failed, setFailed] = useState(false);
  return (
    <span className={styles.frame}>
      {failed ? (
        <Icon name="image" size="xl" />
      ) : (
        <img
          className={styles.picture}
          src={pictureAddress(image, platform)}
          alt=""
          width={640}
          height={360}
          loading={first ? 'eager' : 'lazy'}
          decoding={first ? 'sync' : 'async'}
          onError={() => setFailed(true)}
        />
      )}
    </span>
  );
}
