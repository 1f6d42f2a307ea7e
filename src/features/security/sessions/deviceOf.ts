import { getParser } from 'bowser';

/** Bowser's name for an unidentified browser. */
const UNTOLD = 'Mozilla';

/** The browser and the system of a `User-Agent`; undefined if either is not recognised. */
export function deviceOf(userAgent: string): { browser: string; system: string } | undefined {
  if (userAgent === '') return undefined;
  const parser = getParser(userAgent);
  const [browser, system] = [parser.getBrowserName(), parser.getOSName()];
  return browser && browser !== UNTOLD && system ? { browser, system } : undefined;
}
