import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../text/Text.tsx';
import { FallbackBoundary } from './FallbackBoundary.tsx';
import { clearPrintedErrors, silenceErrors } from './printedErrors.fixture.ts';

/** Keeps a page usable around a part that fails. */
const meta = {
  title: 'UI/FallbackBoundary',
  component: FallbackBoundary,
  args: { children: <Text>All 38 vendors</Text> },
  argTypes: { fallback: { control: false } },
} satisfies Meta<typeof FallbackBoundary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

function Fails(): never {
  throw new TypeError('Failed to fetch dynamically imported module: /assets/FooterVendors.js');
}

/** A failed part is left out, and the rest stays. */
export const Failed: Story = {
  beforeEach: silenceErrors,
  args: { children: <Fails /> },
  render: (args) => (
    <>
      <Text>Before</Text>
      <FallbackBoundary {...args} />
      <Text>After</Text>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Before')).toBeSeen();
    await expect(canvas.getByText('After')).toBeSeen();
    clearPrintedErrors();
  },
};

/** A fallback can replace it. */
export const WithFallback: Story = {
  beforeEach: silenceErrors,
  args: { children: <Fails />, fallback: <Text>The wallets did not load.</Text> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The wallets did not load.')).toBeSeen();
    clearPrintedErrors();
  },
};
