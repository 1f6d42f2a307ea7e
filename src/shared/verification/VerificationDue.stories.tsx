import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import type { VerificationState } from '#src/platform/contract.generated.ts';
import { answers, fails } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { VerificationDue } from './VerificationDue.tsx';

const standing = (state: VerificationState, deposited = true) => ({
  parameters: {
    msw: [
      answers('getVerification', () => ({ ...EXAMPLES.getVerification.value, state, deposited })),
    ],
  },
});

/** The proof of identity card, for pages of the account and the wallet. */
const meta = {
  title: 'Shared/Verification/VerificationDue',
  component: VerificationDue,
  parameters: { player: true, route: '/member' },
} satisfies Meta<typeof VerificationDue>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shown as soon as there was a deposit, long before a withdrawal. */
export const NotStarted: Story = {
  ...standing('not_started'),
  play: async ({ canvas }) => {
    const name = like('session:identity.title');
    await expect(await canvas.findByRole('link', { name })).toHaveAttribute(
      'href',
      expect.stringContaining('/verification'),
    );
    await expect(canvas.getByText(t('session:identity.hint.not_started'))).toBeSeen();
  },
};

export const InReview: Story = standing('in_review');
export const MoreNeeded: Story = standing('more_needed');
export const Refused: Story = standing('refused');

/** Nothing is shown before the first deposit, or once it is approved. */
export const NoDeposit: Story = {
  ...standing('not_started', false),
  tags: ['shows-nothing'],
};
export const Approved: Story = { ...standing('approved'), tags: ['shows-nothing'] };

/** Loading failed: the page works without it. */
export const Failed: Story = {
  tags: ['shows-nothing'],
  parameters: { msw: [fails('getVerification')] },
};
