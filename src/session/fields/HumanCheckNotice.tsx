import { useBrand } from '#src/brand/BrandContext.tsx';
import { ThirdPartyNotice } from './ThirdPartyNotice.tsx';

/** Tells who else sees those who send a form, where the human check of the brand is a third party's. */
export function HumanCheckNotice() {
  const { humanCheck } = useBrand();
  return humanCheck.provider === 'recaptcha' && <ThirdPartyNotice about="recaptcha" />;
}
