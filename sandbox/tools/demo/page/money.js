/**
 * An amount as players read it: symbol, separators and the decimals of the wire.
 *
 * @param {string} amount the decimal text of the wire
 * @param {{ symbol: string, grouping: string, decimals: number }} style
 */
export function moneyText(amount, { symbol, grouping, decimals }) {
  const format = new Intl.NumberFormat(grouping === 'lakh' ? 'en-IN' : 'en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return `${symbol}${format.format(Number(amount))}`;
}
