/** What a browser says of itself, most telling first: others name those below them too. */
const BROWSERS: readonly [string, RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['UC Browser', /\bUCBrowser\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /\bChrome\/|\bCriOS\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
];

const SYSTEMS: readonly [string, RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

const named = (names: readonly [string, RegExp][], text: string) =>
  names.find(([, sign]) => sign.test(text))?.[0];

/** The browser and the system that a `User-Agent` tells of; none where it is of no kind that is known. */
export function deviceOf(userAgent: string): { browser: string; system: string } | undefined {
  const browser = named(BROWSERS, userAgent);
  const system = named(SYSTEMS, userAgent);
  return browser === undefined || system === undefined ? undefined : { browser, system };
}
