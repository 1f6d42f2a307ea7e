import { localeOf } from '#src/i18n/localeOf.ts';
import { useMarketStyle } from '#src/shared/agentCentre/useMarketStyle.ts';

const SHORT = { notation: 'compact', maximumFractionDigits: 1 } as const;

/** Formats the values of an axis briefly, in the numerals of the market: "10K". */
export function useAxisFormat(): (value: number) => string {
  const short = new Intl.NumberFormat(localeOf(useMarketStyle()), SHORT);
  return (value) => short.format(value);
}
