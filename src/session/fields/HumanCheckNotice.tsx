import { useBrand } from '#src/brand/BrandContext.tsx';
import { ThirdPartyNotice } from './ThirdPartyNotice.tsx';

/** The notice that a third party does the brand's human check and sees who sends the form. */
export function HumanCheckNotice() {
  const { humanCheck } = useBrand();
  return humanCheck.provider === 'recaptcha' && <ThirdPartyNotice about="recaptcha" />;
}
