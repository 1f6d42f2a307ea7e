/**
 * An amount as players read it: symbol, separators and the decimals of the wire. In a text from right to left it is isolated, so that its
 * symbol stays before it.
 *
 * @param {string} amount the decimal text of the wire
 * @param {{ symbol: string, grouping: string, decimals: number, mirrored?: boolean }} style
 */
export function moneyText(amount, { symbol, grouping, decimals, mirrored = false }) {
  const format = new Intl.NumberFormat(grouping === 'lakh' ? 'en-IN' : 'en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  const text = `${symbol}${format.format(Number(amount))}`;
  return mirrored ? `\u2066${text}\u2069` : text;
}
