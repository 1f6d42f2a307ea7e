import { useState } from 'react';
import { useBrand } from '#src/brand/BrandContext.tsx';
import type { VendorCard } from '#src/platform/endpoints/games/gameMenus.ts';
import { pictureAddress } from '#src/platform/endpoints/games/pictureAddress.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { mark, missing } from './VendorMark.css.ts';

const SIZE = 56;

/** The logo of a vendor, beside its name; an icon if it does not load. */
export function VendorMark({ vendor }: { vendor: Pick<VendorCard, 'showIcon'> }) {
  const { platform } = useBrand();
  const [failed, setFailed] = useState<string>();
  const address = pictureAddress(vendor.showIcon, platform);
  if (failed === address) {
    return (
      <span className={missing}>
        <Icon name="games" size="l" />
      </span>
    );
  }
  return (
    <img
      className={mark}
      src={address}
      alt=""
      width={SIZE}
      height={SIZE}
      decoding="async"
      onError={() => setFailed(address)}
    />
  );
}
