import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GameOrigins, gameAddress } from './gameAddress.ts';

const SITE = 'https://site.example';
const CDN = 'https://play.site.example';
const same: GameOrigins = { baseUrl: '/', launchGameCDNs: [CDN] };
const apart: GameOrigins = { baseUrl: 'https://api.site.example', launchGameCDNs: [] };

const addressOf = (url: string, origins = same) => gameAddress(url, origins, SITE)?.href;

describe('the address of a game', () => {
  it('is on the platform’s own origin for a path without a CDN in the manifest (S7.26)', () => {
    const here: GameOrigins = { baseUrl: '/', launchGameCDNs: [] };
    expect(addressOf('/demo/slot/?game=V9-0001#launch=t', here)).toBe(
      `${SITE}/demo/slot/?game=V9-0001#launch=t`,
    );
    expect(addressOf('/demo/slot/', apart)).toBe('https://api.site.example/demo/slot/');
  });

  it('is on a random CDN of the manifest, the same for all games of a page load (S9.5)', () => {
    const loads = Array.from({ length: 100 }, () => {
      const launchGameCDNs = [CDN, 'https://other.site.example'];
      const first = addressOf('/slot/#launch=t', { baseUrl: '/', launchGameCDNs });
      expect(addressOf('/slot/#launch=t', { baseUrl: '/', launchGameCDNs })).toBe(first);
      return first;
    });
    expect(new Set(loads)).toEqual(
      new Set([`${CDN}/slot/#launch=t`, 'https://other.site.example/slot/#launch=t']),
    );
  });

  it('may be on an origin in the manifest, and on no other (S9.5)', () => {
    expect(addressOf(`${CDN}/game`)).toBe(`${CDN}/game`);
    for (const url of [
      'https://elsewhere.example/game',
      '//elsewhere.example/game',
      '/\\elsewhere.example/game',
      `${CDN}.elsewhere.example/`,
      `http://play.site.example/`,
      'javascript:alert(1)',
      'data:text/html,x',
      'https://',
    ]) {
      expect(addressOf(url), url).toBeUndefined();
    }
  });

  it('is never on a foreign origin, whatever the platform sends', () => {
    const piece = fc.constantFrom(
      'https:',
      'http:',
      '/',
      '//',
      '\\',
      '@',
      ':',
      '.',
      'play',
      'site.example',
      '#',
    );
    const text = fc
      .array(fc.oneof(piece, fc.string({ maxLength: 4 })))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (url) => {
        const address = addressOf(url);
        if (address !== undefined) expect([SITE, CDN]).toContain(new URL(address).origin);
      }),
    );
  });
});
