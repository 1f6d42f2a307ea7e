import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Text } from '#src/ui/text/Text.tsx';
import { LazyQRCode } from './LazyQRCode.tsx';
import * as story from './QRCode.stories.css.ts';
import { QRCode } from './QRCode.tsx';
import { QRCodeSkeleton } from './QRCodeSkeleton.tsx';
import { WithQRCode } from './WithQRCode.tsx';

/** An address for the camera of another device: an invitation, the guide to the app. On the device itself people need a link. */
const meta = {
  title: 'UI/QRCode',
  component: QRCode,
  args: {
    text: 'https://site.example/register?referralCode=AB12CD',
    label: 'QR code of your invitation link',
  },
  decorators: [
    (Story) => (
      <div className={story.place}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof QRCode>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Dark on white in every theme, or cameras cannot read it. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: 'QR code of your invitation link' });
    const { width, height } = code.getBoundingClientRect();
    await expect(width).toBe(height);
  },
};

/** Saved as a picture that prints sharply. */
export const WithDownload: Story = {
  args: { download: { label: 'Save picture', fileName: 'invitation.png' } },
  play: async ({ canvas }) => {
    const saved: string[] = [];
    const keep = (event: MouseEvent) => {
      if (!(event.target instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      saved.push(event.target.download);
    };
    document.addEventListener('click', keep);
    await userEvent.click(canvas.getByRole('button', { name: 'Save picture' }));
    await waitFor(() => expect(saved).toEqual(['invitation.png']));
    document.removeEventListener('click', keep);
  },
};

/** The space of the code and its button is reserved while it loads: nothing below moves. */
export const Loading: Story = {
  args: { download: { label: 'Save', fileName: 'invitation.png' } },
  render: (args) => (
    <>
      <QRCodeSkeleton download />
      <LazyQRCode {...args} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('img', { name: 'QR code of your invitation link' });
    const heights = [...(canvasElement.querySelector('div')?.children ?? [])].map(
      (part) => part.getBoundingClientRect().height,
    );
    await expect(heights).toHaveLength(2);
    await expect(heights[0]).toBe(heights[1]);
  },
};

/** Beside text of the same content; wrapped below it if there is no room. */
export const BesideTexts: Story = {
  decorators: [
    (Story) => (
      <WithQRCode code={<Story />}>
        <Text weight="strong">https://site.example/register</Text>
        <Text tone="secondary">Whoever registers with it belongs to you.</Text>
      </WithQRCode>
    ),
  ],
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: 'QR code of your invitation link' });
    const text = canvas.getByText('https://site.example/register');
    const { bottom, right } = text.getBoundingClientRect();
    const { top, left } = code.getBoundingClientRect();
    await expect(left >= right || top >= bottom).toBe(true);
  },
};

/** A long address makes a finer code. */
export const LongText: Story = {
  args: { text: `https://site.example/register?referralCode=AB12CD&note=${'n'.repeat(400)}` },
};
