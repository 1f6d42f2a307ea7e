import type { TeamFigures } from '#src/platform/contract.generated.ts';

/** Where the agent centre is (S2.13). */
const AGENT_HOME_PATH = '/agentHome';

/** The periods that the team is looked at in; the first is the usual. */
export const PERIODS = ['week', 'today', 'month'] as const;
export type Period = (typeof PERIODS)[number];

/** The figures of a team in a period (S2.17). */
export const FIGURES = [
  'stake',
  'payout',
  'net',
  'commission',
  'deposits',
  'withdrawals',
  'active',
  'joined',
] as const satisfies readonly (keyof TeamFigures)[];
export type Figure = (typeof FIGURES)[number];

/** What the address asks for: the days of all figures, and the figure of the chart. */
export interface TeamView {
  period: Period;
  figure: Figure;
}

/** What an address asks for; what it does not know is the usual. */
export const teamViewOf = (query: URLSearchParams): TeamView => ({
  period: PERIODS.find((known) => known === query.get('period')) ?? PERIODS[0],
  figure: FIGURES.find((known) => known === query.get('figure')) ?? FIGURES[0],
});

/** The address of a view. */
export function teamPath({ period, figure }: TeamView): string {
  const query = new URLSearchParams();
  if (period !== PERIODS[0]) query.set('period', period);
  if (figure !== FIGURES[0]) query.set('figure', figure);
  return query.size > 0 ? `${AGENT_HOME_PATH}?${query}` : AGENT_HOME_PATH;
}
