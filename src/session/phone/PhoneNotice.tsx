import { useBrand } from '#src/brand/BrandContext.tsx';
import { ThirdPartyNotice } from '#src/session/fields/ThirdPartyNotice.tsx';

/** The notice that a third party learns the number, if the brand's codes come from one (S7.32). */
export function PhoneNotice() {
  return useBrand().signIn?.phone && <ThirdPartyNotice about="firebase" />;
}
