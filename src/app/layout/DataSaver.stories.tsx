import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { saveData } from '#src/ui/dataSaver/dataSaver.ts';
import { DataSaver } from './DataSaver.tsx';

const meta = {
  title: 'Shell/DataSaver',
  component: DataSaver,
  beforeEach: () => {
    saveData(false);
    return () => {
      saveData(false);
      localStorage.removeItem('livery.dataSaver');
    };
  },
} satisfies Meta<typeof DataSaver>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The choice applies at once to the whole page, and is remembered on the device. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    const choice = canvas.getByRole('button', { name: t('app:dataSaver.label') });
    await expect(choice).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(choice);
    await expect(choice).toHaveAttribute('aria-pressed', 'true');
    await expect(document.documentElement.dataset.dataSaver).toBe('on');
    await expect(localStorage.getItem('livery.dataSaver')).toBe('on');
  },
};

/** Data saving is on by the device's setting, and the button shows so. */
export const ByDevice: Story = {
  play: async ({ canvas }) => {
    saveData(true);
    await expect(await canvas.findByRole('button', { pressed: true })).toBeSeen();
  },
};
