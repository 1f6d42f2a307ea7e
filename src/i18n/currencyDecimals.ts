const USUAL_DECIMALS = 2;

const decimalsByCurrency = new Map<string, number>();

/** The decimals of a currency by ISO 4217: none for the yen, three for Gulf dinars. What has no currency, such as points, has two. */
export function decimalsOf(currency: string | undefined): number {
  if (currency === undefined) return USUAL_DECIMALS;
  const known = decimalsByCurrency.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(undefined, { style: 'currency', currency });
  const { maximumFractionDigits: decimals = USUAL_DECIMALS } = format.resolvedOptions();
  decimalsByCurrency.set(currency, decimals);
  return decimals;
}
