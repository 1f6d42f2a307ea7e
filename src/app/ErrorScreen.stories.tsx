import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ErrorScreen } from '#src/app/ErrorScreen.tsx';
import { t } from '#src/i18n/storyWords.fixture.ts';

const meta = {
  title: 'Shell/ErrorScreen',
  component: ErrorScreen,
  args: { reference: 'MB3K2A1Z-7F2C', kind: 'fault' },
} satisfies Meta<typeof ErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByText(new RegExp(args.reference))).toBeSeen();
    await expect(within(canvasElement).getByRole('button')).toBeEnabled();
  },
};

/** Part of the site did not arrive (S8.8). */
export const Missing: Story = {
  args: { kind: 'missing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('app:error.missing.title'))).toBeSeen();
  },
};

/** Nothing has arrived for 120 s (S9.6). */
export const Slow: Story = {
  args: { kind: 'slow' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('app:error.slow.title'))).toBeSeen();
  },
};
