import type { PageBrand } from '#src/brand/page.ts';
import type { PhoneValue } from '#src/ui/phoneField/phoneCountry.ts';
import type { ReadPhone } from '#src/ui/phoneField/readPhone.ts';

/** A number that was typed, by the rules of the countries of a market; `undefined` for what is no number there (S8.8). */
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

/** An empty field for numbers of a market. */
export const noPhone = ({
  dialingCodes,
}: Pick<PageBrand['market'], 'dialingCodes'>): PhoneValue => ({
  countryCode: dialingCodes[0] ?? '',
  text: '',
});
