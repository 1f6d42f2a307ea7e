import type { Commission } from '#src/platform/contract.generated.ts';
import { AGENT_PATHS, addressOf } from '#src/shared/agentCentre/agentPaths.ts';

/** The movements deducted from a dividend. */
const MOVED = ['bonus', 'rebate', 'deposit', 'withdrawal'] as const;

/** The records that a payment was calculated from, and their address. */
interface Source {
  of: 'losses' | (typeof MOVED)[number];
  path: string;
}

/** The team's records in the days of a payment, in the market's time zone; for a salary the bets alone. */
export function sourcesOf(
  { kind, from, until }: Pick<Commission, 'kind' | 'from' | 'until'>,
  timeZone: string,
): readonly Source[] {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  const days = { from: day.format(Date.parse(from)), to: day.format(Date.parse(until) - 1) };
  const losses: Source = { of: 'losses', path: addressOf(AGENT_PATHS.losses, days) };
  if (kind !== 'dividend') return [losses];
  const moved = MOVED.map((of) => ({
    of,
    path: addressOf(AGENT_PATHS.transactions, { kind: of, ...days }),
  }));
  return [losses, ...moved];
}
