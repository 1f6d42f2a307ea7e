import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { MIRRORED } from '#src/ui/mirrored.fixture.ts';
import { arrowsAt } from '../direction.fixture.ts';
import { DateRange, type DateRangeProps } from './DateRange.tsx';
import { nextDays, previousDays, problemOf } from './dateSpan.ts';

const TODAY = '2026-03-05';

const PROBLEMS = {
  unreadable: 'Please write days as 2026-03-05 or 03-05-2026.',
  reversed: 'The last day is before the first.',
};

/** Finds the button of a day, once the calendar has loaded. */
const findDay = (name: string) => screen.findByRole('button', { name });

/** A field as in a form: errors of the days are shown at once. */
function Chosen({ value: first, onChange, error, ...rest }: DateRangeProps) {
  const [value, setValue] = useState(first);
  const problem = problemOf(value);
  const change = (next: DateRangeProps['value']) => {
    setValue(next);
    onChange(next);
  };
  return (
    <DateRange
      {...rest}
      value={value}
      onChange={change}
      error={error ?? (problem && PROBLEMS[problem])}
    />
  );
}

/** The days of records, reports and exports. Type a single distant day, such as a birthday, instead. */
const meta = {
  title: 'UI/DateRange',
  component: DateRange,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    label: 'Period',
    value: previousDays(TODAY, 7),
    today: TODAY,
    limits: { last: TODAY },
    locale: 'en',
    weekStartsOn: 0,
    presets: {
      label: 'Usual periods',
      spans: [
        { label: 'Last 7 days', ...previousDays(TODAY, 7) },
        { label: 'Last 30 days', ...previousDays(TODAY, 30) },
      ],
    },
    labels: {
      from: 'From',
      to: 'To',
      format: 'yyyy-mm-dd',
      calendar: 'Calendar',
      previousMonth: 'Month before',
      nextMonth: 'Next month',
      today: (day) => `Today, ${day}`,
    },
    onChange: fn(),
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof DateRange>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Presets: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Last 7 days');
    await userEvent.click(canvas.getByRole('button', { name: 'Last 30 days' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-02-04', to: TODAY });
    await expect(canvas.getByRole('textbox', { name: 'From' })).toHaveValue('2026-02-04');
  },
};

/** Typed with the month first, and in Bengali digits. It stays as typed. */
export const Typed: Story = {
  args: { value: { from: '', to: '' }, presets: undefined, required: true },
  play: async ({ canvas, args }) => {
    const [from, to] = [
      canvas.getByRole('textbox', { name: 'From' }),
      canvas.getByRole('textbox', { name: 'To' }),
    ];
    await userEvent.type(from, '02-28-2026');
    await userEvent.type(to, '২০২৬-০৩-০৫');
    await expect(from).toHaveValue('02-28-2026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-02-28', to: TODAY });
    await userEvent.clear(from);
    await userEvent.type(from, '03-31-2026');
    await expect(canvas.getByText('The last day is before the first.')).toBeSeen();
    await expect(from).toBeInvalid();
  },
};

/** In the calendar: arrow keys move, Enter starts the range, a second Enter ends it. */
export const ByKeyboard: Story = {
  args: { value: { from: '', to: '' } },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Calendar' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Period' });
    const today = await findDay('Today, Thursday, March 5, 2026');
    const { on } = arrowsAt(today);
    today.focus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-02-26', to: '' });
    await userEvent.keyboard(`${on}${on}{Enter}`);
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-02-26', to: '2026-02-28' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('textbox', { name: 'To' })).toHaveValue('2026-02-28');
  },
};

/** The days of the range, and disabled days after the last allowed one. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calendar' }));
    const tomorrow = await findDay('Friday, March 6, 2026');
    await expect(tomorrow).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Next month' })).toBeDisabled();
    await expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(5);
    await waitFor(() => expect(tomorrow.getBoundingClientRect().width).toBeGreaterThanOrEqual(44));
  },
};

/** Future days. */
export const Upcoming: Story = {
  args: {
    value: nextDays(TODAY, 30),
    limits: { first: TODAY },
    presets: {
      label: 'Usual periods',
      spans: [
        { label: 'Next 7 days', ...nextDays(TODAY, 7) },
        { label: 'Next 30 days', ...nextDays(TODAY, 30) },
      ],
    },
  },
};

export const Invalid: Story = {
  args: { value: { from: '2026-02-30', to: TODAY } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'From' })).toHaveValue('2026-02-30');
    await expect(canvas.getByRole('textbox', { name: 'From' })).toHaveAccessibleDescription(
      'Please write days as 2026-03-05 or 03-05-2026.',
    );
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'From' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Calendar' })).toBeDisabled();
  },
};

/** In right-to-left scripts the left arrow moves to the next day. */
export const Mirrored: Story = {
  ...MIRRORED,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calendar' }));
    const day = await findDay('Monday, March 2, 2026');
    const next = screen.getByRole('button', { name: 'Tuesday, March 3, 2026' });
    // The popover moves the focus itself once it has opened.
    await waitFor(async () => {
      day.focus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(next).toHaveFocus();
    });
  },
};

/** The calendar in Bengali, with Bengali digits. */
export const Bengali: Story = {
  args: {
    label: 'কোন দিন থেকে কোন দিন পর্যন্ত লেনদেন দেখতে চান',
    locale: 'bn',
    presets: {
      label: 'Usual periods',
      spans: [
        { label: 'গত ৭ দিন', ...previousDays(TODAY, 7) },
        { label: 'গত ৩০ দিনের সব লেনদেন ও বাজি', ...previousDays(TODAY, 30) },
      ],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calendar' }));
    const month = await screen.findByText('মার্চ ২০২৬');
    await expect(month).toBeSeen();
  },
};
