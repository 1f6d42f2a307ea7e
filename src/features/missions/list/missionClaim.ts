import type { Mission } from '#src/platform/contract.generated.ts';

/** The unique id of a mission, also among those with its code on other days or weeks: each has its own claim. */
export const missionClaimId = ({ code, endsAt }: Pick<Mission, 'code' | 'endsAt'>): string =>
  `${endsAt} ${code}`;

/** The mission code in such an id. */
export const missionCodeOf = (id: string): string => id.slice(id.indexOf(' ') + 1);
