import { describe, expect, it } from 'vitest';
import type { BuiltBanner } from '#src/brand/page.ts';
import type { PlatformBanner } from '#src/platform/endpoints/banners.ts';
import { bannerSlides } from './bannerSlides.ts';

const own = (part: Partial<BuiltBanner>): BuiltBanner => ({
  alt: { en: 'Welcome', bn: 'স্বাগতম' },
  linkageType: 'none',
  picture: { src: '/a.png', width: 1200, height: 400, sources: [] },
  ...part,
});

const added = (part: Partial<PlatformBanner>): PlatformBanner => ({
  id: 7,
  groupName: 'w_home',
  image: '/art/7.svg',
  alt: 'New games',
  linkageType: 'route',
  url: '/rng',
  ...part,
});

const cdn = (path: string) => `https://img.example${path}`;

describe('bannerSlides', () => {
  it('links each banner by its linkage type (S3.3)', () => {
    const slides = bannerSlides(
      [
        own({ linkageType: 'route', url: '/live' }),
        own({ linkageType: 'external', url: 'https://x.example/' }),
        own({ linkageType: 'game', url: 'CQ9-0417' }),
        own({ linkageType: 'none' }),
      ],
      [],
      'en',
      cdn,
    );
    expect(slides.map((slide) => slide.target)).toEqual([
      { kind: 'route', to: '/live' },
      { kind: 'external', href: 'https://x.example/' },
      { kind: 'route', to: '/seamless?vassalage=CQ9&gameCode=CQ9-0417' },
      { kind: 'none' },
    ]);
  });

  it('adds the platform’s after the brand’s, in the shape of the first', () => {
    const slides = bannerSlides([own({})], [added({})], 'bn', cdn);
    expect(slides.map((slide) => slide.alt)).toEqual(['স্বাগতম', 'New games']);
    expect(slides[1]?.picture).toEqual({
      src: 'https://img.example/art/7.svg',
      width: 1200,
      height: 400,
      sources: [],
    });
  });

  it('shows none in a brand without banners, since no space is reserved', () => {
    expect(bannerSlides([], [added({})], 'en', cdn)).toEqual([]);
  });

  it('writes the title, the text and the button label of the language over the picture (S3.3)', () => {
    const worded = own({
      title: { en: 'Slots', bn: 'স্লট' },
      text: { en: 'All of them', bn: 'সব গেম' },
      action: { en: 'See slots', bn: 'স্লট দেখুন' },
    });
    const [first, second] = bannerSlides([worded, own({})], [], 'bn', cdn);
    expect(first?.words).toEqual(['স্লট', 'সব গেম', 'স্লট দেখুন']);
    expect(second?.words).toEqual(['', '', '']);
  });

  it('falls back to the available texts', () => {
    expect(bannerSlides([own({ alt: { bn: 'স্বাগতম' } })], [], 'en', cdn)[0]?.alt).toBe('স্বাগতম');
  });
});
