import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails, held, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { calls, dialog } from '../member.fixture.ts';
import { PictureButton } from './PictureButton.tsx';

/** The player's picture, which opens a choice of others (S7.16). */
const meta = {
  title: 'Features/Member/PictureButton',
  component: PictureButton,
  args: { member: { ...EXAMPLES.getMemberInfo.value, avatar: '' } },
  parameters: { route: '/member', player: true, msw: [answers('changeIcon'), ...calls] },
} satisfies Meta<typeof PictureButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: t('member:picture.change') }));
  return dialog(t('member:picture.title'));
};

/** Pressing a picture selects it; the dialog closes. */
export const ChangePicture: Story = {
  play: async () => {
    const pictures = await open();
    const own = await pictures.findByRole('button', {
      name: t('member:picture.nth', { number: '3' }),
    });
    await expect(own).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(
      pictures.getByRole('button', { name: t('member:picture.nth', { number: '7' }) }),
    );
    await expect(await screen.findByText(t('member:picture.done'))).toBeSeen();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The available pictures. */
export const Pictures: Story = {
  play: async () => {
    const pictures = await open();
    await expect(
      await pictures.findAllByRole('button', { name: like('member:picture.nth') }),
    ).toHaveLength(12);
  },
};

export const PicturesInBengali: Story = {
  globals: { language: 'bn' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button'));
    await screen.findByRole('dialog', undefined, { timeout: 20_000 });
  },
};

const sending = held('changeIcon');

/** A double click sends one. */
export const PressedTwice: Story = {
  parameters: {
    msw: [sending.handler, refuses('changeIcon', { code: 'unexpected_error' }), ...calls],
  },
  beforeEach: sending.hold,
  play: async () => {
    const pictures = await open();
    const other = await pictures.findByRole('button', {
      name: t('member:picture.nth', { number: '7' }),
    });
    await userEvent.dblClick(other);
    await expect(other).toHaveAttribute('aria-busy', 'true');
    sending.letGo();
    await expect(await pictures.findAllByRole('alert')).toHaveLength(1);
  },
};

/** A refused choice is reported and can be retried. */
export const ChoiceFailed: Story = {
  parameters: { msw: [fails('changeIcon', 1), answers('changeIcon'), ...calls] },
  play: async () => {
    const pictures = await open();
    const other = await pictures.findByRole('button', {
      name: t('member:picture.nth', { number: '7' }),
    });
    await userEvent.click(other);
    await expect(await pictures.findByRole('alert')).toHaveTextContent(t('member:picture.kept'));
    await userEvent.click(other);
    await expect(await screen.findByText(t('member:picture.done'))).toBeSeen();
  },
};

export const Loading: Story = {
  parameters: { msw: [neverAnswers('getIcons'), ...calls] },
  play: async () => {
    await open();
  },
};

export const Failed: Story = {
  parameters: { msw: [fails('getIcons', 1), ...calls] },
  play: async () => {
    const pictures = await open();
    await expect(await pictures.findByRole('alert')).toHaveTextContent(t('member:picture.failed'));
    await userEvent.click(pictures.getByRole('button', { name: t('member:retry') }));
    await expect(
      await pictures.findByRole('button', { name: t('member:picture.nth', { number: '12' }) }),
    ).toBeSeen();
  },
};
