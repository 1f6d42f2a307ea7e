import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { FileDrop, type FileDropProps } from './FileDrop.tsx';

const MEGABYTE = 1024 * 1024;

/** A picture of a few bytes that a browser can draw. */
const DOT = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (char) => char.charCodeAt(0),
);

const picture = (name: string) => new File([DOT], name, { type: 'image/png', lastModified: 0 });
const RECEIPT = picture('receipt.png');
const SCREEN = picture('screen.png');
const LARGE = new File([new Uint8Array(6 * MEGABYTE)], 'poster.png', { type: 'image/png' });
const FILM = new File(['x'], 'clip.mp4', { type: 'video/mp4' });

function Filled({ value: first, ...rest }: FileDropProps) {
  const [value, setValue] = useState(first);
  return <FileDrop {...rest} value={value} onChange={setValue} />;
}

/** A field for an application's pictures (S5.9). A profile picture is chosen in the Avatar's own dialog. */
const meta = {
  title: 'UI/FileDrop',
  component: FileDrop,
  args: {
    label: 'Pictures',
    value: [],
    limits: { types: ['image/png', 'image/jpeg'], maxBytes: 5 * MEGABYTE, maxFiles: 3 },
    labels: {
      action: 'Choose pictures, or drop them here',
      rules: 'PNG or JPG, up to 5 MB each, at most 3',
      size: (bytes: number) => `${Math.max(1, Math.round(bytes / 1024))} KB`,
      remove: (name: string) => `Remove ${name}`,
      refused: {
        type: 'Not taken: only PNG and JPG are.',
        size: 'Not taken: it is larger than 5 MB.',
        count: 'Not taken: there are three already.',
      },
      outcome: (taken: number, refused: number) => `${taken} taken, ${refused} not`,
    },
    onChange: fn(),
  },
  render: (args) => <Filled {...args} />,
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Reachable by Tab; chosen files are previewed and can be removed. */
export const Chosen: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/^Pictures/);
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.upload(input, [RECEIPT, SCREEN]);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove receipt.png' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

/** A file that breaks the rules is listed with the reason. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    const zone = canvas.getByText('Choose pictures, or drop them here');
    const dataTransfer = new DataTransfer();
    for (const file of [RECEIPT, LARGE, FILM]) dataTransfer.items.add(file);
    zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await expect(await canvas.findByText('Not taken: it is larger than 5 MB.')).toBeSeen();
    await expect(canvas.getByText('Not taken: only PNG and JPG are.')).toBeSeen();
    await expect(canvas.getByText('1 taken, 2 not')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove clip.mp4' }));
    await expect(canvas.queryByText('Not taken: only PNG and JPG are.')).toBeNull();
  },
};

export const TooMany: Story = {
  args: { value: [RECEIPT, SCREEN, picture('third.png')] },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Pictures'), picture('fourth.png'));
    await expect(canvas.getByText('Not taken: there are three already.')).toBeSeen();
  },
};

/** Uploading: one is done, one is half done, one failed. */
export const Uploading: Story = {
  args: {
    value: [RECEIPT, SCREEN, picture('third.png')],
    uploads: new Map([
      [RECEIPT, { state: 'sending', share: 0.5 }],
      [SCREEN, { state: 'failed', reason: 'It did not get through. Send again to try once more.' }],
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'receipt.png' })).toHaveAttribute(
      'aria-valuenow',
      '0.5',
    );
    await expect(canvas.getByText(/did not get through/)).toBeSeen();
  },
};

export const Empty: Story = {
  args: { hint: 'Cover names and numbers that are nobody’s business.' },
};

export const Invalid: Story = {
  args: { error: 'Please add at least one picture.', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Pictures/)).toHaveAccessibleDescription(
      'PNG or JPG, up to 5 MB each, at most 3 Please add at least one picture.',
    );
  },
};

export const Disabled: Story = {
  args: { value: [RECEIPT], disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Pictures')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Remove receipt.png' })).toBeDisabled();
  },
};

export const LongWords: Story = {
  args: {
    label: 'Bildschirmaufnahmen der Gewinnbenachrichtigung',
    value: [picture(`${'bildschirmaufnahme-gewinnbenachrichtigung-'.repeat(3)}.png`)],
    hint: 'ছবিতে নাম ও নম্বর ঢেকে দিন; সর্বোচ্চ তিনটি ছবি দেওয়া যাবে।',
  },
};
