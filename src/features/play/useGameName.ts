import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Launch } from '#src/platform/contract.generated.ts';
import { gameMenusQuery } from '#src/platform/endpoints/games/gameMenus.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import type { LaunchTarget } from './target/launchTarget.ts';

/** The name shown above a game: from its launch response; until then the vendor's. */
export function useGameName(target: LaunchTarget, launch: Launch | undefined): string {
  const { t, i18n } = useTranslation('play');
  const { data: menus } = useQuery(gameMenusQuery(usePlatform(), i18n.language));
  if (launch && 'displayName' in launch) return launch.displayName;
  const vendor = menus
    ?.flatMap(({ cards }) => cards)
    .find(({ vassalage }) => vassalage === target.vassalage);
  return vendor?.displayName ?? t('game');
}
