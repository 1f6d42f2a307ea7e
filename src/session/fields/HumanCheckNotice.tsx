import { useBrand } from '#src/brand/BrandContext.tsx';
import { ThirdPartyNotice } from './ThirdPartyNotice.tsx';

/** The reCAPTCHA notice: a third party does the human check and learns who sends the form. Nothing with another provider. */
export function HumanCheckNotice() {
  const { humanCheck } = useBrand();
  return humanCheck.provider === 'recaptcha' && <ThirdPartyNotice about="recaptcha" />;
}
