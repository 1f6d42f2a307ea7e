import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stepper } from './Stepper.tsx';

/** The steps of a long form, with the current one. For automatic progress use Progress. */
const meta = {
  title: 'UI/Stepper',
  component: Stepper,
  args: {
    steps: ['Account', 'Contact', 'Limits'],
    current: 1,
    labels: {
      region: 'Registration',
      done: 'done',
      summary: (step, count, name) => `Step ${step} of ${count}: ${name}`,
    },
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Underway: Story = {
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole('list', { name: 'Registration' })).getAllByRole(
      'listitem',
    );
    await expect(steps).toHaveLength(3);
    await expect(steps[0]).toHaveTextContent('Account');
    await expect(steps[0]).toHaveTextContent('done');
    await expect(steps[1]).toHaveAttribute('aria-current', 'step');
    await expect(steps[2]).not.toHaveTextContent('done');
  },
};

export const AtTheStart: Story = { args: { current: 0 } };

/** After the last step none is current. */
export const AllDone: Story = {
  args: { current: 3 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-current]')).toBeNull();
  },
};

export const OnPhones: Story = { globals: { viewport: { value: 'phone' } } };

export const LongWords: Story = {
  args: {
    steps: [
      'Zugangsdaten festlegen',
      'যোগাযোগের তথ্য যাচাই করুন',
      'Einzahlungslimits bestimmen',
      'Zahlungskennwort hinterlegen',
    ],
    current: 2,
  },
};
