import { describe, expect, it } from 'vitest';
import { bannerTarget } from './bannerTarget.ts';

describe('the target of a banner', () => {
  it.each([
    ['route', '/live', { kind: 'route', to: '/live' }],
    ['external', 'https://x.example/', { kind: 'external', href: 'https://x.example/' }],
    ['game', 'CQ9-0417', { kind: 'route', to: '/seamless?vassalage=CQ9&gameCode=CQ9-0417' }],
    ['none', null, { kind: 'none' }],
    ['hologram', '/live', { kind: 'none' }],
    ['external', 'javascript:alert(1)', { kind: 'none' }],
  ])('of the kind %s with %s is %o (S3.3)', (linkageType, url, target) => {
    expect(bannerTarget(linkageType, url)).toEqual(target);
  });
});
