import { useBrand } from '#src/brand/BrandContext.tsx';
import { ThirdPartyNotice } from '#src/session/fields/ThirdPartyNotice.tsx';

/** Tells who else learns a number, where the codes of the brand are a third party's (S7.32). */
export function PhoneNotice() {
  return useBrand().signIn?.phone && <ThirdPartyNotice about="firebase" />;
}
