import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { answers, fails } from '#src/platform/endpoints/answers.fixture.ts';
import { OwnProtection } from '../OwnProtection.tsx';
import { ON_A_BREAK, protectedBy } from '../protection.fixture.ts';

/** Breaks, which nothing takes back (DECISIONS, player protection). */
const meta = {
  title: 'Features/Protection/Breaks',
  component: OwnProtection,
  parameters: { route: '/protection', player: true, msw: protectedBy() },
} satisfies Meta<typeof OwnProtection>;
export default meta;
type Story = StoryObj<typeof meta>;

let sent = 0;

/** How long, what happens, and the word that begins it; a double click begins one break. */
export const TimeOut: Story = {
  beforeEach: () => {
    sent = 0;
  },
  parameters: {
    msw: [
      ...protectedBy(),
      answers('takeTimeOut', () => {
        sent += 1;
        return ON_A_BREAK;
      }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take a time-out' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Take a time-out' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await expect(await dialog.findByText('Choose the length of your break.')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: '1 week' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await expect(await dialog.findByText(/^A break of 1 week at /)).toBeVisible();
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Start a break of 1 week' }));
    await expect(await canvas.findByText('You are on a break')).toBeVisible();
    await expect(sent).toBe(1);
  },
};

/** The way back keeps what was chosen; a call that fails says so and begins nothing. */
export const Exclusion: Story = {
  parameters: { msw: [...protectedBy(), fails('excludeSelf')] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Self-exclude' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Self-exclude' }));
    await userEvent.click(dialog.getByRole('radio', { name: '6 months' }));
    await userEvent.click(dialog.getByRole('radio', { name: /All sites/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await expect(await dialog.findByText(/at all sites of the same operator/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
    await expect(dialog.getByRole('radio', { name: '6 months' })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await userEvent.click(await dialog.findByRole('button', { name: /^Start a break/ }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/Something went wrong/);
    await expect(canvas.queryByText('You are on a break')).toBeNull();
  },
};
