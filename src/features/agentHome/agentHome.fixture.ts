import type { TeamFigures, TeamOverview } from '#src/platform/contract.generated.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { asAgent } from '#src/shared/agentCentre/agent.fixture.ts';
import { addDays } from '#src/ui/dateRange/calendarDate.ts';

const amount = (value: number) => value.toFixed(2);

/** What a team does on a day of its course: it loses on most days, and wins on some. */
const figuresOf = (day: number): TeamFigures => ({
  joined: day % 3,
  active: 12 + (day % 5),
  stake: amount(5200 + day * 340),
  payout: amount(4880 + (day % 4) * 900),
  net: amount(4880 + (day % 4) * 900 - 5200 - day * 340),
  deposits: amount(2000 + day * 110),
  withdrawals: amount(500 + (day % 2) * 300),
  commission: amount(52 + day * 3),
});

const FIRST_DAY = '2026-03-02';
const DAY_MS = 86_400_000;

/** How many days a call asks for. */
function daysIn({ searchParams }: URL): number {
  const [from, to] = ['from', 'to'].map((name) => Date.parse(searchParams.get(name) ?? ''));
  return Math.round((Number(to) - Number(from)) / DAY_MS) + 1;
}

/** A team over a number of days in March; the totals are multiples of that number. */
export const teamOver = (days: number): TeamOverview => ({
  members: 300,
  agents: 33,
  balance: '148200.50',
  totals: { ...figuresOf(0), stake: amount(10_000 * days), net: amount(-1200 * days) },
  series: Array.from({ length: days }, (_, day) => ({
    day: addDays(FIRST_DAY, day),
    figures: figuresOf(day),
  })),
});

export const team = answers('getTeamOverview', (url) => teamOver(daysIn(url)));

/** Eleven announcements, nine on the first page. */
export const announcements = answers('getAgentAnnouncements', ({ searchParams }) => {
  const ids = searchParams.get('pageNo') === '1' ? [11, 10, 9, 8, 7, 6, 5, 4, 3] : [2, 1];
  return {
    announcements: ids.map((id) => ({
      id,
      title: `Salaries are paid every hour, part ${id}`,
      content: 'Ask your upline for an offer.\n\nContracts that you have stay as they are.',
      publishedAt: '2026-03-01T09:00:00.000Z',
    })),
    totalPages: 2,
    total: 11,
  };
});

/** All that the centre asks for. */
export const centre = [...asAgent, team, answers('getReferral'), announcements];
