import type { AnyHandler } from 'msw';
import type { Downline, TeamMember } from '#src/platform/contract.generated.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';

const idOf = (place: number) => `5f0c9a52-0f5e-5b3c-9f4e-${String(place).padStart(12, '0')}`;

const member = (place: number, account: string, rest: Partial<TeamMember> = {}): TeamMember => ({
  memberId: idOf(place),
  account,
  nickname: account.toUpperCase(),
  type: 0,
  upline: 'agent01',
  depth: 1,
  downlines: 0,
  team: 0,
  joinedAt: '2026-01-12T09:00:00.000Z',
  lastLoginAt: '2026-03-02T14:05:00.000Z',
  balance: '1250.75',
  available: true,
  suspension: null,
  ...rest,
});

/** An agent with a team, for the way down a level. */
export const KAMAL = member(1, 'agent02', { nickname: 'Kamal', type: 2, downlines: 2, team: 1204 });

/** A player with a Bengali nickname who has never logged in. */
const RAHIM = member(2, 'rahim21', { nickname: 'রহিম', lastLoginAt: null });

const below = { upline: KAMAL.account, depth: 2 };
const MEMBERS = [
  ...[KAMAL, RAHIM, member(3, 'tareq88')],
  member(4, 'agent41', { ...below, type: 41, downlines: 1, team: 7 }),
  member(5, 'rahim77', below),
];

/** The team of these members, by level or by searched account; two members per page. */
export const teamTree = (asked: URLSearchParams[] = []): AnyHandler =>
  answers('getTeam', ({ searchParams }) => {
    asked.push(searchParams);
    const [level, account] = [searchParams.get('below'), searchParams.get('account')];
    const top = MEMBERS.find(({ memberId }) => memberId === level);
    const found = MEMBERS.filter(
      (one) =>
        (account ? one.account.startsWith(account) : one.upline === (top?.account ?? 'agent01')) &&
        (searchParams.get('makes') ?? (one.type === 0 ? 'player' : 'agent')) ===
          (one.type === 0 ? 'player' : 'agent'),
    );
    const size = Math.min(2, Number(searchParams.get('pageSize')));
    const from = size * (Number(searchParams.get('pageNo')) - 1);
    return {
      countedAt: '2026-03-02T14:06:00.000Z',
      path: top && !account ? [{ memberId: top.memberId, account: top.account }] : [],
      members: found.slice(from, from + size),
      balance: '98765.40',
      totalPages: Math.ceil(found.length / size),
      total: found.length,
    };
  });

/** The details of an agent, or of a player for any other account. */
export const downlineOf = ({ searchParams }: URL): Downline => {
  const account = searchParams.get('account');
  return {
    member: MEMBERS.find((one) => one.account === account) ?? RAHIM,
    ...{ vipLevel: 3, rebatePercent: '0.80' },
    rebateBounds: { least: '0.50', most: '1.00' },
    figures: {
      ...{
        joined: 0,
        firstDepositors: 0,
        active: 1,
        stake: '4310.00',
        payout: '4100.50',
        net: '-209.50',
      },
      ...{ deposits: '900.00', withdrawals: '310.00', commission: '52.25' },
    },
    contracts: [
      { kind: 'dividend', period: 'weekly', ratePercent: '30.00' },
      { kind: 'daily', period: null, ratePercent: '0.50' },
    ],
  };
};
