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
 * The manifest's banners, then the platform's, whose pictures take the aspect ratio of the first one. `address` builds the URL of a
 * platform's picture. A brand without its own banners shows none, because no space is reserved for them.
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
