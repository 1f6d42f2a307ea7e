import schema from '#schemas/brand.schema.json' with { type: 'json' };
import type { Rule } from './check.ts';
import { asTexts, inManifest, lookup, stated } from './check.ts';
import { didYouMean } from './nearest.ts';

const ZONES = [...Intl.supportedValuesOf('timeZone'), 'UTC'];

/** Whether a zone exists. The list has one name for each; aliases, such as Asia/Kolkata, are valid too. */
function isZone(name: string): boolean {
  if (ZONES.includes(name)) return true;
  if (!/^[A-Z][A-Za-z]+(\/[A-Z][A-Za-z0-9_+-]+)+$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

const CURRENCIES = Intl.supportedValuesOf('currency');

/** Codes that ISO 3166 reserves or leaves to users, and groups of countries. */
const NO_COUNTRY = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB XK ZZ'.split(' '));
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** Whether a code is a country's in ISO 3166-1; Intl.Locale converts historic codes to current ones. */
const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) &&
  !NO_COUNTRY.has(code) &&
  regionNames.of(code) !== undefined &&
  new Intl.Locale(`und-${code}`).region === code;

/** All countries, which only a mistaken code is compared with: to list them takes longer than to check a manifest. */
const countries = (): string[] =>
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(isCountry);

/** Codes mistaken for a country's, with its code in ISO 3166. */
const COUNTRY_SLIPS: ReadonlyMap<string, string> = new Map([
  ['UK', 'GB'],
  ['EL', 'GR'],
]);

/** A list of names defined elsewhere. */
interface Register {
  rule: string;
  what: string;
  names: () => readonly string[];
  has: (name: string) => boolean;
  /** The intended name for one that the list lacks. */
  meant?: ReadonlyMap<string, string>;
}

const TIME_ZONES: Register = {
  ...{ rule: 'time-zone', what: 'IANA time zone' },
  names: () => ZONES,
  has: isZone,
};
const ISO_4217: Register = {
  ...{ rule: 'currency', what: 'currency in ISO 4217' },
  names: () => CURRENCIES,
  has: (name) => CURRENCIES.includes(name),
};
const ISO_3166: Register = {
  ...{ rule: 'country', what: 'country in ISO 3166' },
  names: countries,
  has: isCountry,
  meant: COUNTRY_SLIPS,
};

const REGISTERED: [Register, ...string[]][] = [
  [TIME_ZONES, 'market', 'timeZone'],
  [ISO_4217, 'market', 'currency'],
  [ISO_3166, 'market', 'country'],
  [ISO_3166, 'market', 'dialingCodes', '*'],
  [ISO_3166, 'compliance', 'markets', 'allow', '*'],
  [ISO_3166, 'compliance', 'markets', 'deny', '*'],
];

/** Time zone, currency and countries must exist. */
export const realMarket: Rule = (check) =>
  REGISTERED.flatMap(([{ rule, what, names, has, meant }, ...path]) =>
    stated(check, ...path)
      .filter(({ value }) => !has(value))
      .map(({ path: at, value }) => {
        const other = meant?.get(value);
        const suggestion = didYouMean(other ?? value, other === undefined ? names() : [other]);
        return inManifest(check, at, { rule, reason: `There is no such ${what}.`, suggestion });
      }),
  );

const PRESET = schema.properties.market.properties.currency.default;

/** Another currency with the default's symbol would misstate every amount. */
export const currencySymbol: Rule = (check) => {
  const [currency] = stated(check, 'market', 'currency');
  if (!currency || !CURRENCIES.includes(currency.value) || currency.value === PRESET) return [];
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
  const diagnostics = stated(check, 'compliance', 'markets', 'deny', '*')
    .filter(({ value }) => allow.includes(value))
    .map(({ path }) =>
      inManifest(check, path, {
        rule: 'market-contradiction',
        reason: 'This country is both allowed and denied.',
      }),
    );
  if (typeof country !== 'string') return diagnostics;
  const closed = deny.includes(country) || (allow.length > 0 && !allow.includes(country));
  if (!closed) return diagnostics;
  const reason = `The brand's own country, ${country}, is not served by \`compliance.markets\`.`;
  const path = ['market', 'country'];
  const own = stated(check, ...path).length > 0;
  const at = own ? path : ['compliance', 'markets', deny.includes(country) ? 'deny' : 'allow'];
  return [...diagnostics, inManifest(check, at, { rule: 'market-closed', reason })];
};
