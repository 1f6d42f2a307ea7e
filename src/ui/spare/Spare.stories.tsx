import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, isMockFunction, mocked, spyOn } from 'storybook/test';
import { Text } from '../text/Text.tsx';
import { Spare } from './Spare.tsx';

/** Keeps a page standing around a part that fails. */
const meta = {
  title: 'UI/Spare',
  component: Spare,
  args: { children: <Text>All 38 vendors</Text> },
} satisfies Meta<typeof Spare>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

function Fails(): never {
  throw new TypeError('Failed to fetch dynamically imported module: /assets/FooterVendors.js');
}

/** React prints what a part has failed with, which is no error of the story. Some checks listen to the console already. */
function listen() {
  if (isMockFunction(console.error)) return undefined;
  const printed = spyOn(console, 'error').mockImplementation(() => undefined);
  return () => printed.mockRestore();
}

const forgive = () => mocked(console.error).mockClear();

/** A part that fails is left out, and what is around it stays. */
export const Failed: Story = {
  beforeEach: listen,
  args: { children: <Fails /> },
  render: (args) => (
    <>
      <Text>Before</Text>
      <Spare {...args} />
      <Text>After</Text>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Before')).toBeSeen();
    await expect(canvas.getByText('After')).toBeSeen();
    forgive();
  },
};

/** Something else can stand in its place. */
export const Instead: Story = {
  beforeEach: listen,
  args: { children: <Fails />, instead: <Text>The wallets did not load.</Text> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The wallets did not load.')).toBeSeen();
    forgive();
  },
};
