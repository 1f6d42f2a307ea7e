import type { PageBrand } from '#src/brand/page.ts';
import type { PhoneValue } from '#src/ui/phoneField/phoneCountry.ts';
import type { ReadPhone } from '#src/ui/phoneField/readPhone.ts';

/** Parses a typed number by the rules of a market's countries; `undefined` if it is not valid there (S8.8). */
export async function readMarketPhone(
  value: PhoneValue,
  market: Pick<PageBrand['market'], 'dialingCodes'>,
): Promise<ReadPhone | undefined> {
  const [{ readPhone }, { phoneCountries }] = await Promise.all([
    import('#src/ui/phoneField/readPhone.ts'),
    import('./phoneCountries.ts'),
  ]);
  return readPhone(value, phoneCountries(market, 'en'));
}

/** An empty value for a market's phone field. */
export const noPhone = ({
  dialingCodes,
}: Pick<PageBrand['market'], 'dialingCodes'>): PhoneValue => ({
  countryCode: dialingCodes[0] ?? '',
  text: '',
});
