/**
 * An amount as players read it: symbol, separators and two decimals.
 *
 * @param {string} amount the decimal text of the wire
 * @param {{ symbol: string, grouping: string }} style
 */
export function moneyText(amount, { symbol, grouping }) {
  const format = new Intl.NumberFormat(grouping === 'lakh' ? 'en-IN' : 'en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `${symbol}${format.format(Number(amount))}`;
}
