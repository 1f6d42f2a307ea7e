import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { inToasts } from '#src/ui/toast/inToasts.fixture.tsx';
import { RecordPage } from './RecordPage.tsx';
import { SaveButton } from './SaveButton.tsx';

const noFile = () => Promise.reject(new Error('There is no file.'));

/** The page of every record of members and agents. */
const meta = {
  title: 'Shared/RecordPage',
  component: RecordPage,
  decorators: [inToasts],
  args: {
    title: 'Downline account details',
    aside: <SaveButton file={noFile} />,
    children: null,
  },
} satisfies Meta<typeof RecordPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On phones the button is beside even a long title, and names the kind of file alone; read out, it has its whole name. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const button = canvas.getByRole('button', { name: t('session:records.save') });
    await expect(button.getBoundingClientRect().top).toBeLessThan(title.bottom);
    await expect(button.textContent).toBe(t('session:records.saveShort'));
  },
};

/** From tablets up its whole name is shown. */
export const Desktop: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: t('session:records.save') });
    await expect(button).toBeSeen();
    await expect(button.textContent).toBe(t('session:records.save'));
  },
};
