import { getParser } from 'bowser';

/** What Bowser calls a browser that says no more than that it is one. */
const UNTOLD = 'Mozilla';

/** The browser and the system of a `User-Agent`; undefined where either is not recognised. */
export function deviceOf(userAgent: string): { browser: string; system: string } | undefined {
  if (userAgent === '') return undefined;
  const parser = getParser(userAgent);
  const [browser, system] = [parser.getBrowserName(), parser.getOSName()];
  return browser && browser !== UNTOLD && system ? { browser, system } : undefined;
}
