import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { answers, fails } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { TermsChangeScreen } from './TermsChangeScreen.tsx';

const { value: member } = EXAMPLES.getMemberInfo;
const changed = [
  answers('getMemberInfo', () => ({ ...member, termsVersion: '2025-01-01' })),
  answers('getTerms'),
];

/** New terms are agreed to before anything else is done (DECISIONS, player protection). */
const meta = {
  title: 'Features/TermsChangeScreen',
  component: TermsChangeScreen,
  parameters: { player: true, msw: [...changed, answers('agreeToTerms')] },
} satisfies Meta<typeof TermsChangeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Our terms have changed' });
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Read terms' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'I have read and agree' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const InBengali: Story = { globals: { language: 'bn' } };

/** Where the word does not reach the platform, the question stays. */
export const Failed: Story = {
  parameters: { msw: [...changed, fails('agreeToTerms')] },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Our terms have changed' });
    await userEvent.click(screen.getByRole('button', { name: 'I have read and agree' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(/Something went wrong/);
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};
