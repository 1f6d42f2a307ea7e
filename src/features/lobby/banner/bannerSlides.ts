import type { BuiltBanner, BuiltPicture } from '#src/brand/page.ts';
import type { PlatformBanner } from '#src/platform/endpoints/banners.ts';
import { type BannerTarget, bannerTarget } from '#src/shared/banners/bannerTarget.ts';
import { textIn } from '#src/shared/banners/textIn.ts';

/** One slide of the carousel. */
export interface Slide {
  key: string;
  alt: string;
  /** The text over the picture: headline, sentence and button label; empty if it has no text. */
  words: readonly [title: string, text: string, action: string];
  picture: BuiltPicture;
  target: BannerTarget;
}

const NO_WORDS = ['', '', ''] as const;

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
    ...own.map(
      (banner): Slide => ({
        key: banner.picture.src,
        alt: textIn(banner.alt, language),
        words: [
          textIn(banner.title, language),
          textIn(banner.text, language),
          textIn(banner.action, language),
        ],
        picture: banner.picture,
        target: bannerTarget(banner.linkageType, banner.url),
      }),
    ),
    ...added.map((banner) => ({
      key: `platform ${banner.id}`,
      alt: banner.alt,
      words: NO_WORDS,
      picture: { src: address(banner.image), width, height, sources: [] },
      target: bannerTarget(banner.linkageType, banner.url),
    })),
  ];
}
