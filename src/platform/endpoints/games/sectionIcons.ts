import type { IconName } from '#src/ui/icons/names.generated.ts';
import type { GameSectionId } from './gameSections.ts';

/** The icon of each section of games. A brand may draw its own in their place, so that nothing else has them. */
export const SECTION_ICONS = {
  LOTT: 'lottery',
  ELOTT: 'eLottery',
  LIVE: 'live',
  SPORTS: 'sports',
  ESPORTS: 'esports',
  COCKFIGHT: 'cockfight',
  FISH: 'fish',
  RNG: 'slots',
  MXWIN: 'crash',
  PVP: 'cards',
} as const satisfies Record<GameSectionId, IconName>;
