import { hostPath } from '#src/platform/endpoints/games/launchPath.ts';

/** Where a banner leads (S3.3). */
export type BannerTarget =
  | { kind: 'none' }
  | { kind: 'route'; to: string }
  | { kind: 'external'; href: string };

/** The address of a game by its code, which begins with that of its vendor: `CQ9-0417`. */
function gameAddress(gameCode: string): string {
  const vassalage = gameCode.replace(/-[^-]*$/, '');
  return hostPath({ vassalage, gameCode });
}

const isWebAddress = (url: string): boolean => /^https?:\/\//i.test(url);

/** Where a banner leads by its kind. A kind that this version does not know, and an address of no web page, lead nowhere. */
export function bannerTarget(linkageType: string, url: string | null | undefined): BannerTarget {
  if (!url) return { kind: 'none' };
  if (linkageType === 'route') return { kind: 'route', to: url };
  if (linkageType === 'game') return { kind: 'route', to: gameAddress(url) };
  if (linkageType === 'external' && isWebAddress(url)) return { kind: 'external', href: url };
  return { kind: 'none' };
}
