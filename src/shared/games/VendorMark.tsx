import { useBrand } from '#src/brand/BrandContext.tsx';
import type { VendorCard } from '#src/platform/endpoints/games/gameMenus.ts';
import { pictureAddress } from '#src/platform/endpoints/games/pictureAddress.ts';
import { mark } from './VendorMark.css.ts';

const SIZE = 56;

/** The logo of a vendor, beside its name. */
export function VendorMark({ vendor }: { vendor: Pick<VendorCard, 'showIcon'> }) {
  const { platform } = useBrand();
  return (
    <img
      className={mark}
      src={pictureAddress(vendor.showIcon, platform)}
      alt=""
      width={SIZE}
      height={SIZE}
      decoding="async"
    />
  );
}
