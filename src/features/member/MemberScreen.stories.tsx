import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type screen, userEvent, waitFor, within } from 'storybook/test';
import { day, like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { inSiteMenu } from '#src/session/siteMenu.fixture.tsx';
import { amountShown } from '#src/ui/money/amountShown.fixture.ts';
import { MemberScreen } from './MemberScreen.tsx';
import { calls, nobody, profile } from './member.fixture.ts';

/** The home of a player's account (S2.10). */
const meta = {
  title: 'Features/Member/MemberScreen',
  component: MemberScreen,
  parameters: { route: '/member', player: true, modules: { rewards: true }, msw: calls },
} satisfies Meta<typeof MemberScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The player's profile, balance and details, and the links of the account; log out is last. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Rahim' })).toBeSeen();
    await expect(canvas.getByText(t('app:account.waiting', { count: 4, shown: '4' }))).toBeSeen();
    await expect(canvas.getByRole('link', { name: /^VIP 3/ })).toHaveAttribute('href', '/vip');
    await expect(await amountShown(/1,400\.00/)).toBeSeen();
    for (const [label, path] of [
      [t('modules:deposit'), '/deposit'],
      [t('modules:withdraw'), '/withdraw'],
    ] as const) {
      const [way] = canvas.getAllByRole('link', { name: label });
      await expect(way).toHaveAttribute('href', path);
    }
    await expect(await canvas.findByText('Rahim Uddin')).toBeSeen();
    await expect(canvas.getByText(day('1990-05-17'))).toBeSeen();
    await expect(canvas.getByText('p***@brand.example')).toBeSeen();
    await expect(canvas.getByText(like('member:since'))).toBeSeen();
    const ways = within(canvas.getByRole('navigation')).getAllByRole('link');
    await expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      ...['/favorite', '/recent', '/promotions', '/vip', '/referral', '/rewards'],
      ...['/security', '/protection', '/service', '/logout'],
    ]);
    const rewards = { name: `${t('modules:rewards')} 1` };
    await expect(await canvas.findByRole('link', rewards)).toBeSeen();
    await expect(canvas.getByRole('link', { name: `${t('modules:promotions')} 1` })).toBeSeen();
  },
};

/** An agent is one press from the agent centre, on the first screen of a phone. */
export const Agent: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const centre = await canvas.findByRole('link', { name: t('modules:agentHome') });
    await expect(centre).toHaveAttribute('href', '/agentHome');
    await expect(centre.getBoundingClientRect().bottom).toBeLessThan(320);
    await expect(canvas.getByText(t('member:agentCentre'))).toBeSeen();
  },
};

/** Whoever has no agent centre sees no link to it. */
export const NoAgent: Story = {
  decorators: [inSiteMenu('agentHome')],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Rahim' })).toBeSeen();
    await expect(canvas.queryByText(t('member:agentCentre'))).toBeNull();
  },
};

const part = (canvas: { getByRole: typeof screen.getByRole }, title: string) =>
  within(canvas.getByRole('region', { name: title }));

/** Pending payments with their state, what limits leave, and the last bets with results, each with its link. */
export const Overview: Story = {
  play: async ({ canvas }) => {
    const way = part(canvas, t('member:overview.way.title'));
    const deposit = await way.findByRole('link', { name: t('session:openDeposit.to.player') });
    const { reference } = EXAMPLES.getDeposit.value;
    await expect(deposit).toHaveAttribute('href', `/deposit?reference=${reference}`);
    const withdrawal = way.getByRole('link', { name: like('session:withdrawal.onTheWay') });
    await expect(withdrawal).toHaveAttribute(
      'href',
      `/withdraw?reference=${EXAMPLES.getWithdrawal.value.reference}`,
    );
    const limits = part(canvas, t('member:overview.limits.title'));
    await expect(await limits.findByText(t('member:overview.limits.deposit.day'))).toBeSeen();
    await expect(limits.getByRole('link')).toHaveAttribute('href', '/protection');
    const bets = part(canvas, t('member:overview.bets.title'));
    const [last] = EXAMPLES.getBets.value.bets;
    const bet = await bets.findByRole('link', { name: String(last?.displayName) });
    await expect(bet).toBeSeen();
    await expect(bet).toHaveAttribute('href', `/bets?bet=${last?.betId}`);
    const all = bets.getByRole('link', { name: t('member:overview.bets.more') });
    await expect(all).toHaveAttribute('href', '/bets');
  },
};

/** Nothing is pending, no limit is set, no bet was made: each part says so. */
export const NothingYet: Story = {
  parameters: {
    msw: [
      answers('getDeposit', () => null),
      answers('getWaitingDeposits', () => ({ deposits: [] })),
      answers('getWithdrawal', () => null),
      answers('getVerification', () => ({
        ...EXAMPLES.getVerification.value,
        ...{ state: 'approved', decidedAt: '2026-03-01T09:00:00.000Z' },
      })),
      answers('getProtection', () => ({ ...EXAMPLES.getProtection.value, moneyLimits: [] })),
      answers('getBets', () => ({ ...EXAMPLES.getBets.value, bets: [] })),
      ...calls,
    ],
  },
  play: async ({ canvas }) => {
    for (const id of ['way', 'limits', 'bets'] as const) {
      await expect(await canvas.findByText(t(`member:overview.${id}.none`))).toBeSeen();
    }
  },
};

let isBroken = true;
const broken = (id: Parameters<typeof fails>[0]) =>
  fails(id, Number.POSITIVE_INFINITY, () => isBroken);

/** Each overview part fails and retries by itself; parts that share a query recover together. */
export const OverviewFailed: Story = {
  parameters: {
    msw: [broken('getDeposit'), broken('getProtection'), broken('getBets'), ...calls],
  },
  beforeEach: () => {
    isBroken = true;
  },
  play: async ({ canvas }) => {
    for (const id of ['way', 'limits', 'bets'] as const) {
      const failed = part(canvas, t(`member:overview.${id}.title`));
      await expect(await failed.findByText(t(`member:overview.${id}.failed`))).toBeSeen();
    }
    isBroken = false;
    for (const id of ['way', 'limits', 'bets'] as const) {
      const failed = part(canvas, t(`member:overview.${id}.title`));
      const retry = failed.queryByRole('button', { name: t('member:retry') });
      if (retry) await userEvent.click(retry);
      await waitFor(() => expect(failed.queryByRole('alert')).toBeNull());
    }
  },
};

export const ReadyOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** The page in Bengali. */
export const Bengali: Story = { globals: { language: 'bn' } };

/** A hidden balance stays hidden (S2.20). */
export const BalanceHidden: Story = {
  play: async ({ canvas }) => {
    await expect(await amountShown(/1,400\.00/)).toBeSeen();
    await userEvent.click(canvas.getByRole('button', { name: t('app:account.hideBalance') }));
    await expect(
      (await canvas.findAllByText(t('app:account.balanceHidden')))[0],
    ).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: t('app:account.showBalance') }));
    localStorage.removeItem('livery.balance');
  },
};

export const Loading: Story = {
  parameters: {
    msw: [
      neverAnswers('getMemberInfo'),
      neverAnswers('getProfile'),
      neverAnswers('getWalletBalance'),
      neverAnswers('getDeposit'),
      neverAnswers('getProtection'),
      neverAnswers('getBets'),
      ...calls,
    ],
  },
};

/** A new player: no picture, no level, no details, nothing bound. */
export const Empty: Story = {
  decorators: [inSiteMenu('vip')],
  parameters: {
    msw: [
      answers('getMemberInfo', () => ({
        ...EXAMPLES.getMemberInfo.value,
        ...{ nickname: '', avatar: '', hasVip: false, vipLabelName: '', vipRankLevel: 0 },
        ...{ availablePromoCount: 0, unreadMessage: 0 },
      })),
      profile({ ...nobody, nickname: '' }),
      answers('getRewardCount', () => ({ rewards: 0, missions: 0 })),
      ...calls,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'player01' })).toBeSeen();
    await expect(canvas.getAllByText('player01')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: t('app:account.copy') })).toBeSeen();
    await expect(await canvas.findAllByText(t('member:details.none'))).toHaveLength(3);
    await expect(canvas.getAllByText(t('member:details.unbound'))).toHaveLength(2);
    await expect(canvas.queryByText(like('platform:error.contract_offer_open'))).toBeNull();
    await expect(canvas.getByRole('link', { name: t('modules:promotions') })).toBeSeen();
  },
};

/** A brand without a VIP page still shows the level. */
export const WithoutVipScreen: Story = {
  decorators: [inSiteMenu('vip')],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^VIP 3/)).toBeSeen();
    await expect(canvas.queryByRole('link', { name: like('modules:vip') })).toBeNull();
  },
};

/** A player on a break gets no offers: no badge, and no request for one. */
export const OnBreak: Story = {
  parameters: {
    msw: [
      answers('getMemberInfo', () => {
        const member = EXAMPLES.getMemberInfo.value;
        const none = { enabled: false };
        const availablePromo = {
          ...{ REFERRAL: none, REBATE: none, MISSION: none, VIP: none, POINT_MALL: none },
        };
        return { ...member, availablePromo, availablePromoCount: 0 };
      }),
      ...calls,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Rahim Uddin')).toBeSeen();
    await expect(canvas.getByRole('link', { name: t('modules:rewards') })).toBeSeen();
  },
};

/** Each part fails and retries by itself. */
export const Failed: Story = {
  parameters: { msw: [fails('getProfile', 1), fails('getWalletBalance', 1), ...calls] },
  play: async ({ canvas }) => {
    const details = within(canvas.getByRole('region', { name: t('member:details.title') }));
    await expect(await details.findByRole('alert')).toHaveTextContent(t('member:details.failed'));
    await expect(await canvas.findByText(t('app:account.noBalance'))).toBeSeen();
    await expect(canvas.getByRole('heading', { name: 'Rahim' })).toBeSeen();
    await userEvent.click(details.getByRole('button', { name: t('member:retry') }));
    await expect(await details.findByText('Rahim Uddin')).toBeSeen();
    await expect(canvas.getByText(like('member:since'))).toBeSeen();
    await userEvent.click(canvas.getByRole('button', { name: t('app:account.refresh') }));
    await expect(await amountShown(/1,400\.00/)).toBeSeen();
  },
};
