import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { gameMenusQuery, type VendorCard } from '#src/platform/endpoints/games/gameMenus.ts';
import { vendorPath } from '#src/platform/endpoints/games/launchPath.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import type { BannerTarget } from '#src/shared/banners/bannerTarget.ts';
import { useHydrated } from '#src/ui/useHydrated.ts';

interface Vendor {
  card: VendorCard;
  /** The page of its games. */
  target: BannerTarget;
}

/** The providers of the brand's games by their code, each in its first category; undefined until the platform names them. */
export function useVendors(): ReadonlyMap<string, Vendor> | undefined {
  const { i18n } = useTranslation();
  const { categories } = useBrand();
  const { data, isError } = useQuery(gameMenusQuery(usePlatform(), i18n.language));
  // A prerendered page names none, however early the platform answers.
  const hydrated = useHydrated();
  if (!hydrated) return undefined;
  if (!data) return isError ? new Map() : undefined;
  const cards = data
    .filter(({ gameType }) => categories.some((each) => each === gameType))
    .flatMap((menu) => menu.cards)
    .reverse();
  return new Map(
    cards.map((card) => [
      card.vassalage,
      { card, target: { kind: 'route', to: vendorPath(card) } },
    ]),
  );
}
