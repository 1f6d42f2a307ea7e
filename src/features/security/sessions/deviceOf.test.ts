import { describe, expect, it } from 'vitest';
import { deviceOf } from './deviceOf.ts';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

describe('the device of a session', () => {
  it.each([
    [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME}`, 'Chrome', 'Android'],
    [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} EdgA/131.0`, 'Microsoft Edge', 'Android'],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/131.0.0.0 Safari/537.36',
      'Chrome',
      'Linux',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox', 'Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari',
      'iOS',
    ],
  ])('is read from “%s”', (userAgent, browser, system) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system });
  });

  it('is undefined if unknown', () => {
    expect(deviceOf('')).toBeUndefined();
    expect(deviceOf('curl/8.5.0')).toBeUndefined();
    expect(deviceOf('Mozilla/5.0 (X11; Linux x86_64)')).toBeUndefined();
  });
});
