import type { PageBrand } from '#src/brand/page.ts';
import type { ContactKind } from '#src/platform/endpoints/security/contacts.ts';
import { noPhone, readMarketPhone } from '#src/session/phone/readMarketPhone.ts';
import type { PhoneValue } from '#src/ui/phoneField/phoneCountry.ts';

/** The values to bind a phone or an e-mail. */
export interface ContactValues {
  mobile: PhoneValue;
  email: string;
  verificationCode: string;
}

/** An empty form. */
export const noContact = (market: PageBrand['market']): ContactValues => ({
  mobile: noPhone(market),
  email: '',
  verificationCode: '',
});

/** The contact that was typed, as the platform takes it: numbers in E.164. */
export async function typedContact(
  kind: ContactKind,
  { mobile, email }: ContactValues,
  market: PageBrand['market'],
): Promise<string> {
  if (kind === 'email') return email.trim();
  return (await readMarketPhone(mobile, market))?.e164 ?? mobile.text.trim();
}
