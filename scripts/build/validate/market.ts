import type { BrandCheck, Rule } from './check.ts';
import { asTexts, inManifest, lookup, stated } from './check.ts';
import { didYouMean } from './nearest.ts';

const ZONES = [...Intl.supportedValuesOf('timeZone'), 'UTC'];
const CURRENCIES = Intl.supportedValuesOf('currency');

/** Codes that ISO 3166 reserves or leaves to users, and groups of countries. */
const NO_COUNTRY = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB XK ZZ'.split(' '));
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** The countries of ISO 3166-1; codes that are history have become another one in Intl.Locale. */
const COUNTRIES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
  (code) =>
    !NO_COUNTRY.has(code) &&
    regionNames.of(code) !== undefined &&
    new Intl.Locale(`und-${code}`).region === code,
);

function amongst(check: BrandCheck, path: string[], known: string[], rule: string, what: string) {
  return stated(check, ...path)
    .filter(({ value }) => !known.includes(value))
    .map(({ path: at, value }) =>
      inManifest(check, at, {
        rule,
        reason: `There is no such ${what}.`,
        suggestion: didYouMean(value, known),
      }),
    );
}

/** Time zone, currency and countries must be real ones. */
export const realMarket: Rule = (check) => [
  ...amongst(check, ['market', 'timeZone'], ZONES, 'time-zone', 'IANA time zone'),
  ...amongst(check, ['market', 'currency'], CURRENCIES, 'currency', 'currency in ISO 4217'),
  ...[
    ['market', 'country'],
    ['market', 'dialingCodes', '*'],
    ['compliance', 'markets', 'allow', '*'],
    ['compliance', 'markets', 'deny', '*'],
  ].flatMap((path) => amongst(check, path, COUNTRIES, 'country', 'country in ISO 3166')),
];

/** A currency of the brand's own with the symbol of the default one would misstate every amount. */
export const currencySymbol: Rule = (check) => {
  const [currency] = stated(check, 'market', 'currency');
  if (!currency || !CURRENCIES.includes(currency.value) || currency.value === 'BDT') return [];
  if (stated(check, 'market', 'currencySymbol').length > 0) return [];
  const style = { style: 'currency', currency: currency.value, currencyDisplay: 'narrowSymbol' };
  const parts = new Intl.NumberFormat('en', style as Intl.NumberFormatOptions).formatToParts(0);
  const symbol = parts.find((part) => part.type === 'currency')?.value;
  const reason = 'Another currency needs its own `currencySymbol` beside it.';
  const suggestion = symbol && `add "currencySymbol": ${JSON.stringify(symbol)}`;
  return [inManifest(check, currency.path, { rule: 'currency-symbol', reason, suggestion })];
};

/** A brand must serve its own market, and cannot both allow and deny a country. */
export const servedMarkets: Rule = (check) => {
  const allow = asTexts(lookup(check.resolved, ['compliance', 'markets', 'allow']));
  const deny = asTexts(lookup(check.resolved, ['compliance', 'markets', 'deny']));
  const country = lookup(check.resolved, ['market', 'country']);
  const findings = stated(check, 'compliance', 'markets', 'deny', '*')
    .filter(({ value }) => allow.includes(value))
    .map(({ path }) =>
      inManifest(check, path, {
        rule: 'market-contradiction',
        reason: 'This country is both allowed and denied.',
      }),
    );
  if (typeof country !== 'string') return findings;
  const closed = deny.includes(country) || (allow.length > 0 && !allow.includes(country));
  if (!closed) return findings;
  const reason = `The brand's own country, ${country}, is not served by \`compliance.markets\`.`;
  const path = ['market', 'country'];
  const own = stated(check, ...path).length > 0;
  const at = own ? path : ['compliance', 'markets', deny.includes(country) ? 'deny' : 'allow'];
  return [...findings, inManifest(check, at, { rule: 'market-closed', reason })];
};
