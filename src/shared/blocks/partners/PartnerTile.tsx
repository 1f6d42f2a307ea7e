import type { ReactNode } from 'react';
import { BannerLink } from '#src/shared/banners/BannerLink.tsx';
import type { BannerTarget } from '#src/shared/banners/bannerTarget.ts';
import { stretched } from '#src/ui/card/Card.css.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import * as styles from './PartnersBlock.css.ts';

export interface PartnerTileProps {
  /** Unknown while it loads. */
  name?: string | undefined;
  picture?: ReactNode;
  target?: BannerTarget | undefined;
}

/** A partner's picture above its name; all of it leads to its page, if it has one. */
export function PartnerTile({ name, picture, target = { kind: 'none' } }: PartnerTileProps) {
  const words = (
    <Text as="span" size="s" weight="label">
      {name ?? <Skeleton />}
    </Text>
  );
  return (
    <Card as="li">
      <div className={styles.tile}>
        <div className={styles.frame}>{picture}</div>
        {target.kind === 'none' ? (
          words
        ) : (
          <BannerLink target={target} className={stretched}>
            {words}
          </BannerLink>
        )}
      </div>
    </Card>
  );
}
