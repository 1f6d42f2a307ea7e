import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { MIRRORED } from '#src/ui/mirrored.fixture.ts';
import { arrowsAt, pointIn } from '../direction.fixture.ts';
import { Slider, type SliderProps } from './Slider.tsx';

function Moved({ value: first, ...rest }: SliderProps) {
  const [value, setValue] = useState(first);
  return <Slider {...rest} value={value} onChange={setValue} />;
}

/** A slider for an approximate number, such as a rebate for a downline. For an exact amount use an AmountField. */
const meta = {
  title: 'UI/Slider',
  component: Slider,
  args: {
    label: 'Length of a session',
    value: 60,
    minimum: 15,
    maximum: 240,
    step: 15,
    format: (minutes: number) => `${minutes} minutes`,
    onChange: fn(),
  },
  render: (args) => <Moved {...args} />,
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  args: { hint: 'You are asked to take a break after that.' },
  play: async ({ canvas }) => {
    const slider = await canvas.findByRole('slider', { name: 'Length of a session' });
    await userEvent.tab();
    const { on, back } = arrowsAt(slider);
    await userEvent.keyboard(on + on + back);
    await expect(slider).toHaveValue('75');
    await expect(slider).toHaveAttribute('aria-valuetext', '75 minutes');
    await userEvent.keyboard('{End}');
    await expect(slider).toHaveValue('240');
  },
};

/** A press on the line moves the thumb there. */
export const ByPointer: Story = {
  play: async ({ canvas, canvasElement }) => {
    const slider = await canvas.findByRole('slider');
    const line = canvasElement.querySelector('[data-orientation="horizontal"] > div');
    if (!(line instanceof HTMLElement)) throw new Error('the slider shows no line to press');
    await userEvent.pointer({ keys: '[MouseLeft]', target: line, coords: pointIn(line, 0.99) });
    await expect(line.clientWidth).toBeGreaterThan(100);
    await expect(slider).toHaveValue('240');
  },
};

/** In right-to-left scripts the left arrow increases the value. */
export const Mirrored: Story = {
  ...MIRRORED,
  play: async ({ canvas }) => {
    const slider = await canvas.findByRole('slider');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(slider).toHaveValue('75');
  },
};

export const Invalid: Story = {
  args: { value: 240, error: 'A limit may be lowered at once, and raised after a day.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('slider')).toHaveAccessibleDescription(
      /raised after a day/,
    );
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongWords: Story = {
  args: {
    label: 'Höchstdauer einer ununterbrochenen Spielsitzung einschließlich Demonstrationsspielen',
    format: (minutes: number) => `${minutes} মিনিট পর বিরতি`,
  },
};
