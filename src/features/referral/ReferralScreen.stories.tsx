import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { asText, like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { losesFirst } from '#src/platform/endpoints/losesFirst.fixture.ts';
import { ReferralScreen } from './ReferralScreen.tsx';

const good = answers('getAffiliate');
const dead = answers('getAffiliate', () => ({ code: '5F0C9A52', valid: false }));
const others = [answers('getMemberInfo'), answers('getReferral'), answers('getReferralFriends')];
const known = [...others, good];

/** A member's invitation, and the invited visitor's page (S2.2, S2.21). */
const meta = {
  title: 'Features/Referral/ReferralScreen',
  component: ReferralScreen,
  parameters: { route: '/referral', player: true, msw: known },
} satisfies Meta<typeof ReferralScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5F0C9A52')).toBeSeen();
    await expect(canvas.getByRole('button', { name: t('referral:own.copyLink') })).toBeSeen();
    await expect(
      canvas.getByRole('button', { name: like('referral:earnings.claim', { amount: '3.10' }) }),
    ).toBeSeen();
    await expect(await canvas.findByRole('img', { name: t('referral:own.qr') })).toBeSeen();
    await expect(await canvas.findByText('mi***er')).toBeSeen();
    const deposited = canvas.getByRole('progressbar', { name: t('referral:funnel.deposited') });
    await expect(deposited).toHaveAttribute(
      'aria-valuetext',
      t('referral:funnel.of', { figure: '3', all: '4' }),
    );
  },
};

const lost = losesFirst('claimReferral');

/** A claim with a lost response is unconfirmed; a retry uses the same key. */
export const ClaimNotConfirmed: Story = {
  parameters: { msw: [lost.handler, answers('claimReferral'), ...known] },
  beforeEach: lost.reset,
  play: async ({ canvas }) => {
    const claim = await canvas.findByRole('button', { name: like('referral:earnings.claim') });
    await userEvent.click(claim);
    await expect(await screen.findByText(t('session:outcome.unconfirmed'))).toBeSeen();
    await expect(screen.queryByText(t('referral:earnings.failed'))).toBeNull();
    await waitFor(() => expect(claim).not.toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(claim);
    await expect(await screen.findByText(like('referral:earnings.claimed'))).toBeSeen();
    await expect(lost.keys).toHaveLength(2);
    await expect(new Set(lost.keys).size).toBe(1);
  },
};

/** The platform gives this player no referral link (S2.18, S3.5). */
export const NotOpen: Story = {
  parameters: {
    msw: [
      answers('getMemberInfo', () => {
        const member = EXAMPLES.getMemberInfo.value;
        const availablePromo = { ...member.availablePromo, REFERRAL: { enabled: false } };
        return { ...member, availablePromo };
      }),
      answers('getReferral'),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('referral:own.closed'))).toBeSeen();
  },
};

/** Below the minimum no claim is offered. */
export const TooLittleToClaim: Story = {
  parameters: {
    msw: [
      answers('getMemberInfo'),
      answers('getReferral', () => ({
        referralCode: '5F0C9A52',
        link: 'https://www.brand.example/register?referralCode=5F0C9A52',
        tiers: [{ tier: 1, percent: '0.10', friends: 0, earned: '0.00' }],
        funnel: { registered: 0, deposited: 0, played: 0 },
        earned: '0.00',
        claimable: '0.40',
        minimum: '1.00',
      })),
      answers('getReferralFriends', () => ({ list: [], totalPages: 0 })),
      good,
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(like('referral:earnings.minimum', { minimum: '1.00' })),
    ).toBeSeen();
    await expect(
      canvas.queryByRole('button', { name: like('referral:earnings.claim') }),
    ).toBeNull();
    await expect(
      canvas.getByText(asText('referral:tiers.percentOf', { percent: '0.1' })),
    ).toBeSeen();
    await expect(await canvas.findByText(t('referral:friends.none'))).toBeSeen();
  },
};

export const Invited: Story = {
  parameters: {
    route: '/referral?referralCode=5F0C9A52',
    player: false,
    msw: [answers('countInvitation'), good],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: t('referral:invited.register') }),
    ).toHaveAttribute('href', '/register?referralCode=5F0C9A52');
  },
};

/** A disabled invitation links to the registration without it (S8.2). */
export const InvitationDead: Story = {
  parameters: { ...Invited.parameters, msw: [answers('countInvitation'), dead] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('referral:dead.title'))).toBeSeen();
    const way = canvas.getByRole('link', { name: t('referral:dead.without') });
    await expect(way).toHaveAttribute('href', '/register');
    await expect(canvas.queryByRole('link', { name: t('referral:invited.register') })).toBeNull();
  },
};

/** A member's dead link is reported beside it. */
export const OwnLinkDead: Story = {
  parameters: { msw: [...others, dead] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('referral:own.deadTitle'))).toBeSeen();
    await expect(canvas.getByText('5F0C9A52')).toBeSeen();
  },
};

export const Visitor: Story = {
  parameters: { player: false, msw: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: t('referral:visitor.action') })).toBeSeen();
  },
};

export const Loading: Story = {
  parameters: { msw: [answers('getMemberInfo'), neverAnswers('getReferral')] },
};

export const Failed: Story = {
  parameters: { msw: [fails('getReferral', 1), ...known] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('referral:own.failed'));
    await userEvent.click(canvas.getByRole('button', { name: t('referral:retry') }));
    await expect(await canvas.findByText('5F0C9A52')).toBeSeen();
  },
};
