import type { TeamFigures, TeamMover, TeamOverview } from '#src/platform/contract.generated.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { asAgent } from '#src/shared/agentCentre/agent.fixture.ts';
import { addDays } from '#src/ui/dateRange/calendarDate.ts';

const amount = (value: number) => value.toFixed(2);

/** The figures of a team on a day: a loss on most days, a win on some. */
const figuresOf = (day: number): TeamFigures => ({
  joined: day % 3,
  firstDepositors: day % 2,
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

/** The number of days that a request asks for. */
function daysIn({ searchParams }: URL): number {
  const [from, to] = ['from', 'to'].map((name) => Date.parse(searchParams.get(name) ?? ''));
  return Math.round((Number(to) - Number(from)) / DAY_MS) + 1;
}

const ID = '5f0c9a52-0f5e-5b3c-9f4e-1d2c3b4a590';

const mover = (place: number, account: string, rest: Partial<TeamMover>): TeamMover => ({
  ...{ memberId: `${ID}${place}`, account, nickname: account, available: true },
  ...{ stake: '900.00', before: '250.00', ...rest },
});

/** The figures of a level's members: the deeper, the smaller. */
const levelOf = (level: number) => ({
  level,
  members: 200 / level,
  joined: 4 - level,
  firstDepositors: 1,
  active: 40 / level,
  stake: amount(40_000 / level),
  net: amount(-800 / level),
  deposits: amount(9000 / level),
  withdrawals: amount(3000 / level),
});

/** A team's overview over some days in March; the totals are multiples of their number. */
export const teamOver = (days: number): TeamOverview => ({
  countedAt: '2026-03-09T08:15:00.000Z',
  nextCountAt: null,
  comparedUntil: days === 1 ? '2026-03-08T08:15:00.000Z' : null,
  members: 300,
  agents: 33,
  balance: '148200.50',
  totals: { ...figuresOf(0), stake: amount(10_000 * days), net: amount(-1200 * days) },
  before: {
    ...figuresOf(0),
    stake: amount(8000 * days),
    net: amount(-1500 * days),
    deposits: '0.00',
  },
  series: Array.from({ length: days }, (_, day) => ({
    day: addDays(FIRST_DAY, day),
    figures: figuresOf(day),
  })),
  levels: [1, 2].map(levelOf),
  movers: {
    rose: [mover(1, 'rahim21', {}), mover(2, 'tareq88', { stake: '410.00', before: '0.00' })],
    fell: [mover(3, 'shirin5', { stake: '0.00', before: '1300.00', available: false })],
  },
});

export const team = answers('getTeamOverview', (url) => teamOver(daysIn(url)));

const announcementOf = (id: number) => ({
  id,
  title: `Salaries are paid every hour, part ${id}`,
  content: 'Ask your upline for an offer.\n\nContracts that you have stay as they are.',
  publishedAt: '2026-03-01T09:00:00.000Z',
});

/** Eleven announcements, nine on the first page. */
export const announcements = answers('getAgentAnnouncements', ({ searchParams }) => {
  const asked = Number(searchParams.get('id'));
  if (asked > 0) {
    const found = asked <= 11 ? [announcementOf(asked)] : [];
    return { announcements: found, totalPages: found.length, total: found.length };
  }
  const ids = searchParams.get('pageNo') === '1' ? [11, 10, 9, 8, 7, 6, 5, 4, 3] : [2, 1];
  return { announcements: ids.map(announcementOf), totalPages: 2, total: 11 };
});

/** All request handlers of the centre. */
export const centre = [...asAgent, team, answers('getReferral'), announcements];
