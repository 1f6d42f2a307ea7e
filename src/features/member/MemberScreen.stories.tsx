import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
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
  decorators: [inSiteMenu()],
  parameters: { route: '/member', player: true, msw: calls },
} satisfies Meta<typeof MemberScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Who the player is, what they have and have told, and where their account leads; the way out is last. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Rahim' })).toBeSeen();
    await expect(canvas.getByText(t('app:account.waiting', { count: 4 }))).toBeSeen();
    await expect(canvas.getByRole('link', { name: /^VIP 3/ })).toHaveAttribute('href', '/vip');
    await expect(await amountShown(/1,400\.00/)).toBeSeen();
    await expect(await canvas.findByText('Rahim Uddin')).toBeSeen();
    await expect(canvas.getByText(day('1990-05-17'))).toBeSeen();
    await expect(canvas.getByText('p***@brand.example')).toBeSeen();
    await expect(canvas.getByText(like('member:since'))).toBeSeen();
    const ways = within(canvas.getByRole('navigation')).getAllByRole('link');
    await expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      ...['/favorite', '/recent', '/promotions', '/vip', '/referral'],
      ...['/security', '/protection', '/service', '/logout'],
    ]);
    await expect(canvas.getByRole('link', { name: `${t('modules:promotions')} 2` })).toBeSeen();
  },
};

export const ReadyOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** The words of a Bengali page. */
export const Bengali: Story = { globals: { language: 'bn' } };

/** What is hidden is hidden here too (S2.20). */
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
      ...calls,
    ],
  },
};

/** A new player: no picture, no level, nothing told and nothing bound. */
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
      ...calls,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'player01' })).toBeSeen();
    await expect(await canvas.findAllByText(t('member:details.none'))).toHaveLength(3);
    await expect(canvas.getAllByText(t('member:details.unbound'))).toHaveLength(2);
    await expect(canvas.queryByText(like('platform:error.contract_offer_open'))).toBeNull();
    await expect(canvas.getByRole('link', { name: t('modules:promotions') })).toBeSeen();
  },
};

/** A brand without a page of levels names the level all the same. */
export const WithoutVipScreen: Story = {
  decorators: [inSiteMenu('vip')],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^VIP 3/)).toBeSeen();
    await expect(canvas.queryByRole('link', { name: like('modules:vip') })).toBeNull();
  },
};

/** Each part fails, and is tried again, by itself. */
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
