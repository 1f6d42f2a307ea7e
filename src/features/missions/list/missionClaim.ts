import type { Mission } from '#src/platform/contract.generated.ts';

/** What tells a mission from all others, those with its code of other days and weeks too: each is claimed by itself. */
export const missionClaimId = ({ code, endsAt }: Pick<Mission, 'code' | 'endsAt'>): string =>
  `${endsAt} ${code}`;

/** The code of the mission with such an id. */
export const missionCodeOf = (id: string): string => id.slice(id.indexOf(' ') + 1);
