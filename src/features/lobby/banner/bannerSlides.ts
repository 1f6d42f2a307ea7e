import type { BuiltBanner, BuiltPicture } from '#src/brand/page.ts';
import type { PlatformBanner } from '#src/platform/endpoints/banners.ts';

/** Where a banner leads (S3.3). */
export type BannerTarget =
  | { kind: 'none' }
  | { kind: 'route'; to: string }
  | { kind: 'external'; href: string };

/** One slide of the carousel. */
export interface Slide {
  key: string;
  alt: string;
  picture: BuiltPicture;
  target: BannerTarget;
}

/** A game is not launched from a banner as long as games are not launched at all, so such a banner leads nowhere. */
function target(linkageType: string, url: string | null | undefined): BannerTarget {
  if (!url) return { kind: 'none' };
  if (linkageType === 'route') return { kind: 'route', to: url };
  if (linkageType === 'external') return { kind: 'external', href: url };
  return { kind: 'none' };
}

/** The words of a banner in a language, or in any that it has. */
function altOf({ alt }: BuiltBanner, language: string): string {
  const texts = new Map<string, string>(Object.entries(alt));
  const [any = ''] = texts.values();
  return texts.get(language) ?? any;
}

/**
 * The manifest's banners, and behind them those of the platform, whose pictures take the shape of the first one.
 * `address` makes the address of a platform's picture. A brand without banners of its own shows none, because no room
 * is kept for them.
 */
export function bannerSlides(
  own: readonly BuiltBanner[],
  added: readonly PlatformBanner[],
  language: string,
  address: (path: string) => string,
): Slide[] {
  const [first] = own;
  if (!first) return [];
  const { width, height } = first.picture;
  return [
    ...own.map((banner) => ({
      key: banner.picture.src,
      alt: altOf(banner, language),
      picture: banner.picture,
      target: target(banner.linkageType, banner.url),
    })),
    ...added.map((banner) => ({
      key: `platform ${banner.id}`,
      alt: banner.alt,
      picture: { src: address(banner.image), width, height, sources: [] },
      target: target(banner.linkageType, banner.url),
    })),
  ];
}
