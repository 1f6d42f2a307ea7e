import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '#src/ui/button/Button.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { Money } from './Money.tsx';

/** An amount of money. Use it wherever money is shown, in text, tables and headings. For a number of things use Text with `figures`. */
const meta = {
  title: 'UI/Money',
  component: Money,
  args: { value: '1234567.80', text: '৳1,234,567.80' },
  argTypes: {
    movement: {
      mapping: {
        gain: { kind: 'gain', label: 'Up by' },
        loss: { kind: 'loss', label: 'Down by' },
      },
    },
    hidden: { mapping: { asterisks: { label: 'Balance hidden' } } },
  },
} satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** The sign, an icon and text show the direction; colour only repeats it. */
export const Movements: Story = {
  render: () => (
    <Stack align="end">
      <Money value="350.00" text="+৳350.00" movement={{ kind: 'gain', label: 'Up by' }} />
      <Money value="-1200.50" text="−৳1,200.50" movement={{ kind: 'loss', label: 'Down by' }} />
      <div>
        <Money value="0.00" text="৳0.00" />{' '}
        <Money value="1.00" text="৳1.00" movement={{ kind: 'gain', label: 'Won' }} />
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [up, down] = ['Up by', 'Down by'].map((label) => canvas.getByText(label).closest('data'));
    await expect(down).toHaveTextContent('−৳1,200.50');
    const arrowOf = (amount: Element) => getComputedStyle(amount, '::before');
    if (!up || !down) throw new Error('An amount is missing.');
    await expect(Number.parseFloat(arrowOf(up).inlineSize)).toBeGreaterThan(0);
    await expect(arrowOf(down).transform).not.toBe(arrowOf(up).transform);
    const bottomOf = (text: string) => canvas.getByText(text).getBoundingClientRect().bottom;
    await expect(Math.abs(bottomOf('৳1.00') - bottomOf('৳0.00'))).toBeLessThan(0.5);
  },
};

function Veiling() {
  const [hidden, setHidden] = useState(false);
  return (
    <Stack align="start">
      <Text as="div" size="l" weight="strong">
        <Money
          value="25480.00"
          text="৳25,480.00"
          hidden={hidden ? { label: 'Balance hidden' } : undefined}
        />
        <span data-testid="after">|</span>
      </Text>
      <Button onClick={() => setHidden(!hidden)}>{hidden ? 'Show' : 'Hide'}</Button>
    </Stack>
  );
}

/** Asterisks replace the amount at exactly its width (S2.20). */
export const Hidden: Story = {
  render: () => <Veiling />,
  play: async ({ canvas }) => {
    const edge = () => canvas.getByTestId('after').getBoundingClientRect().left;
    const shown = edge();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }));
    await expect(canvas.getByText('Balance hidden')).toBeInTheDocument();
    await expect(canvas.getByText('৳25,480.00')).not.toBeSeen();
    await expect(Math.abs(edge() - shown)).toBeLessThan(0.5);
  },
};

function Rolling() {
  const [state, setState] = useState({ value: '100.00', text: '৳100.00' });
  return (
    <Stack align="start">
      <Text as="div" size="l" weight="strong">
        <Money {...state} rolls />
      </Text>
      <Stack direction="row" wrap>
        <Button onClick={() => setState({ value: '175.50', text: '৳175.50' })}>Receive</Button>
        <Button onClick={() => setState({ value: '175.5', text: '৳১৭৫.৫০' })}>Other digits</Button>
      </Stack>
    </Stack>
  );
}

/** Changed digits roll; an amount that is only formatted differently does not. */
export const Rolls: Story = {
  render: () => <Rolling />,
  play: async ({ canvas, canvasElement }) => {
    let rolled = 0;
    canvasElement.addEventListener('animationstart', () => {
      rolled += 1;
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }));
    await waitFor(() => expect(rolled).toBe(3));
    await userEvent.click(canvas.getByRole('button', { name: 'Other digits' }));
    await expect(canvas.getByText('৳১৭৫.৫০')).toBeInTheDocument();
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await expect(rolled).toBe(3);
  },
};

export const Bengali: Story = {
  args: { value: '1234567.80', text: '৳১২,৩৪,৫৬৭.৮০' },
  render: (args) => (
    <Text lang="bn">
      আপনার ব্যালেন্স <Money {...args} />
    </Text>
  ),
};

/** In right-to-left scripts the sign still comes first. */
export const Mirrored: Story = {
  args: { value: '-1200.50', text: '−৳1,200.50' },
  render: (args) => (
    <div dir="rtl">
      <Money {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText('−৳1,200.50').firstChild ?? document.body;
    const range = document.createRange();
    const edge = (at: number) => {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    };
    await expect(edge(0)).toBeLessThan(edge(1));
    await expect(edge(1)).toBeLessThan(edge(2));
  },
};
