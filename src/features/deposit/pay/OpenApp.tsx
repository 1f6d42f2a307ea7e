import { useBrand } from '#src/brand/BrandContext.tsx';
import { buttonClass } from '#src/ui/button/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { providerAddress } from './providerAddress.ts';

export interface OpenAppProps {
  /** Where the app or wallet is; null where the platform knows of none. */
  payUrl: string | null;
  /** The words of the link. */
  label: string;
}

/** Opens the app of a wallet or bank beside the page, which stays open for what is copied from it. */
export function OpenApp({ payUrl, label }: OpenAppProps) {
  const { platform } = useBrand();
  const address = providerAddress(payUrl, platform, window.location.origin);
  if (!address) return null;
  return (
    <div>
      <a className={buttonClass({})} href={address.href} target="_blank" rel="noopener noreferrer">
        <Icon name="external" />
        {label}
      </a>
    </div>
  );
}
