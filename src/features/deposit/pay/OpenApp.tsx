import { useBrand } from '#src/brand/BrandContext.tsx';
import { buttonClass } from '#src/ui/button/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { providerAddress } from './providerAddress.ts';

export interface OpenAppProps {
  /** The address of the app or wallet; null if the platform knows none. */
  payUrl: string | null;
  /** The text of the link. */
  label: string;
}

/** A link to the app of a wallet or bank, opened next to the page, which stays open for copying. */
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
