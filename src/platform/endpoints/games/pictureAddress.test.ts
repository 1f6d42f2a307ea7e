import { describe, expect, it } from 'vitest';
import { pictureAddress } from '#src/platform/endpoints/games/pictureAddress.ts';

describe('pictureAddress', () => {
  it('uses one of the CDNs for the whole page load (S9.5)', () => {
    const imageCDNs = ['https://a.example', 'https://b.example'];
    const platform = { imageCDNs, baseUrl: '/' };
    const first = pictureAddress('/art/1.svg', platform);
    expect(imageCDNs.map((cdn) => `${cdn}/art/1.svg`)).toContain(first);
    for (let i = 0; i < 20; i += 1) expect(pictureAddress('/art/1.svg', platform)).toBe(first);
  });

  it('uses the platform itself without a CDN', () => {
    expect(pictureAddress('/art/1.svg', { imageCDNs: [], baseUrl: '/' })).toBe('/art/1.svg');
    expect(pictureAddress('/art/1.svg', { imageCDNs: [], baseUrl: 'https://p.example/' })).toBe(
      'https://p.example/art/1.svg',
    );
  });

  it('leaves a full URL unchanged', () => {
    const platform = { imageCDNs: ['https://a.example'], baseUrl: '/' };
    expect(pictureAddress('https://x.example/1.png', platform)).toBe('https://x.example/1.png');
  });
});
