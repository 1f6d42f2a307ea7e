import type { Mission } from '#src/platform/contract.generated.ts';

/** The missions of an answer and the platform's time when it answered. */
interface MissionAnswer {
  list: readonly Pick<Mission, 'endsAt'>[];
  now: string;
}

/** The pause after the end of a day or week, in which the platform starts the next missions. */
const STARTING_MS = 2_000;

/** The milliseconds from an answer until the first of its missions ends, by the platform's clock; false for an empty list. */
export function untilNextMissions(answer: MissionAnswer | undefined): number | false {
  if (answer === undefined || answer.list.length === 0) return false;
  const end = Math.min(...answer.list.map(({ endsAt }) => Date.parse(endsAt)));
  return Math.max(0, end - Date.parse(answer.now)) + STARTING_MS;
}
