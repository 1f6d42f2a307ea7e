import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { inSiteMenu } from '#src/session/siteMenu.fixture.tsx';
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
    await expect(await canvas.findByRole('heading', { name: 'Rahim' })).toBeVisible();
    await expect(canvas.getByText('4 new rewards and messages')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^VIP 3/ })).toHaveAttribute('href', '/vip');
    await expect(await canvas.findByText(/1,400\.00/)).toBeVisible();
    await expect(await canvas.findByText('Rahim Uddin')).toBeVisible();
    await expect(canvas.getByText('May 17, 1990')).toBeVisible();
    await expect(canvas.getByText('p***@brand.example')).toBeVisible();
    await expect(canvas.getByText(/^Member since/)).toBeVisible();
    const ways = within(canvas.getByRole('navigation')).getAllByRole('link');
    await expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      ...['/favorite', '/recent', '/promotions', '/vip', '/referral'],
      ...['/security', '/protection', '/service', '/logout'],
    ]);
    await expect(canvas.getByRole('link', { name: 'Promotions 2' })).toBeVisible();
  },
};

export const ReadyOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** The words of a Bengali page. */
export const Bengali: Story = { globals: { language: 'bn' } };

/** What is hidden is hidden here too (S2.20). */
export const BalanceHidden: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/1,400\.00/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide balance' }));
    await expect((await canvas.findAllByText('Balance hidden'))[0]).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show balance' }));
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
    await expect(await canvas.findByRole('heading', { name: 'player01' })).toBeVisible();
    await expect(await canvas.findAllByText('Not provided')).toHaveLength(3);
    await expect(canvas.getAllByText('Not added')).toHaveLength(2);
    await expect(canvas.queryByText(/waiting/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Promotions' })).toBeVisible();
  },
};

/** A brand without a page of levels names the level all the same. */
export const WithoutVipScreen: Story = {
  decorators: [inSiteMenu('vip')],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^VIP 3/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /VIP/ })).toBeNull();
  },
};

/** Each part fails, and is tried again, by itself. */
export const Failed: Story = {
  parameters: { msw: [fails('getProfile', 1), fails('getWalletBalance', 1), ...calls] },
  play: async ({ canvas }) => {
    const details = within(canvas.getByRole('region', { name: 'Your details' }));
    await expect(await details.findByRole('alert')).toHaveTextContent('Your details did not load');
    await expect(await canvas.findByText('Balance unavailable')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Rahim' })).toBeVisible();
    await userEvent.click(details.getByRole('button', { name: 'Try again' }));
    await expect(await details.findByText('Rahim Uddin')).toBeVisible();
    await expect(canvas.getByText(/^Member since/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh balance' }));
    await expect(await canvas.findByText(/1,400\.00/)).toBeVisible();
  },
};
