import { hostPath } from '#src/platform/endpoints/games/launchPath.ts';

/** A banner's target (S3.3). */
export type BannerTarget =
  | { kind: 'none' }
  | { kind: 'route'; to: string }
  | { kind: 'external'; href: string };

/** The address of a game by its code, which starts with its vendor's: `CQ9-0417`. */
function gameAddress(gameCode: string): string {
  const vassalage = gameCode.replace(/-[^-]*$/, '');
  return hostPath({ vassalage, gameCode });
}

const isWebAddress = (url: string): boolean => /^https?:\/\//i.test(url);

/** The target of a banner by its kind. A kind unknown to this version, or an address that is not a web page, has none. */
export function bannerTarget(linkageType: string, url: string | null | undefined): BannerTarget {
  if (!url) return { kind: 'none' };
  if (linkageType === 'route') return { kind: 'route', to: url };
  if (linkageType === 'game') return { kind: 'route', to: gameAddress(url) };
  if (linkageType === 'external' && isWebAddress(url)) return { kind: 'external', href: url };
  return { kind: 'none' };
}
