import type { GameClassify } from '#src/platform/contract.generated.ts';
import { DUELS, type Fixture, MATCHES } from './match.ts';

/** The sports to bet on, each with its matches. */
export const SPORTS = {
  football: MATCHES,
  cricket: MATCHES,
  cockfight: MATCHES,
  tennis: DUELS,
  esports: DUELS,
} as const satisfies Record<string, readonly Fixture[]>;

export type Sport = keyof typeof SPORTS;

/** Whether a text names a sport. */
export const isSport = (name: string): name is Sport => Object.hasOwn(SPORTS, name);

/** The sport of a game in the catalogue; football if it has many. */
export function sportOf({ classify, emblem }: { classify: GameClassify; emblem: string }): Sport {
  if (classify === 'Esports') return 'esports';
  if (classify === 'Cockfight') return 'cockfight';
  return emblem !== 'esports' && isSport(emblem) ? emblem : 'football';
}
