import { useBrand } from '#src/brand/BrandContext.tsx';
import { ThirdPartyNotice } from './ThirdPartyNotice.tsx';

/** The notice that Google reCAPTCHA sees who sends the form; nothing with another provider. */
export function HumanCheckNotice() {
  const { humanCheck } = useBrand();
  return humanCheck.provider === 'recaptcha' && <ThirdPartyNotice about="recaptcha" />;
}
