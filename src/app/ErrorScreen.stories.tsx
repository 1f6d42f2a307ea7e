import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ErrorScreen } from '#src/app/ErrorScreen.tsx';

const meta = {
  title: 'Shell/ErrorScreen',
  component: ErrorScreen,
  args: { reference: 'MB3K2A1Z-7F2C', chunk: false },
} satisfies Meta<typeof ErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByText(new RegExp(args.reference))).toBeVisible();
    await expect(within(canvasElement).getByRole('button')).toBeEnabled();
  },
};

export const ChunkMissing: Story = { args: { chunk: true } };
