import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { ProtectionScreen } from './ProtectionScreen.tsx';
import { ON_A_BREAK, protectedBy, protectedWith } from './protection.fixture.ts';

/** What a player can do to play safely (S2.16; DECISIONS, player protection). */
const meta = {
  title: 'Features/Protection/ProtectionScreen',
  component: ProtectionScreen,
  parameters: { route: '/protection', player: true, msw: protectedBy() },
} satisfies Meta<typeof ProtectionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each limit is shown with what of it is used now. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const deposits = await canvas.findByRole('progressbar', { name: 'Daily deposit limit' });
    await expect(deposits).toHaveAttribute('aria-valuetext', expect.stringMatching(/1,200.*5,000/));
    await expect(await canvas.findByText('40:00 of 2:00:00')).toBeVisible();
    await expect(canvas.getByText(/You can still deposit .*3,800\.00/)).toBeVisible();
    await expect(canvas.getAllByText('No limit')).toHaveLength(5);
  },
};

export const InBengali: Story = { globals: { language: 'bn' } };

export const Loading: Story = {
  parameters: { msw: [neverAnswers('getProtection'), neverAnswers('getPlayPosition')] },
};

/** Nothing is set: every limit says so and how to set it; none is suggested. */
export const Empty: Story = {
  parameters: { msw: protectedBy({ moneyLimits: [], sessionMinutes: null, depositLeft: null }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('No limit')).toHaveLength(7);
    await expect(canvas.getAllByRole('button', { name: /^Set limit/ })).toHaveLength(7);
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { msw: [fails('getProtection', 1), ...protectedBy()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your limits did not load');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Loss limits')).toBeVisible();
  },
};

/** A player on a break is told until when and what still works; nothing undoes it. */
export const Excluded: Story = {
  parameters: { msw: protectedBy(ON_A_BREAK) },
  play: async ({ canvas }) => {
    const notice = await canvas.findByRole('region', { name: 'You are on a break' });
    await expect(notice).toHaveTextContent(/2026/);
    await expect(notice).toHaveTextContent('withdraw');
    await expect(notice.querySelector('button, a')).toBeNull();
  },
};

/** How often play stops to tell how long it has lasted. */
export const RealityCheck: Story = {
  parameters: {
    msw: [
      ...protectedBy(),
      answers('setRealityCheck', () => protectedWith({ realityCheckMinutes: 15 })),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '15 minutes' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(screen.getByText('You will get a reality check every 15 minutes')).toBeVisible(),
    );
    await expect(await canvas.findByRole('radio', { name: '15 minutes' })).toBeChecked();
  },
};

/** A check that is due is read first; the choice stays. */
export const RealityCheckDue: Story = {
  parameters: {
    msw: [...protectedBy(), refuses('setRealityCheck', { code: 'reality_check_due', status: 403 })],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '30 minutes' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/Confirm your reality check/)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '30 minutes' })).toBeChecked();
  },
};
