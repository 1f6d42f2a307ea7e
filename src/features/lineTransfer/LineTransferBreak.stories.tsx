import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import type { LineTransferScreen } from './LineTransferScreen.tsx';
import { agent, member } from './line.fixture.ts';
import { form, lineScreen, others } from './lineScreen.fixture.ts';

const until = (excludedUntil: string) =>
  answers('getProtection', () => ({ ...EXAMPLES.getProtection.value, excludedUntil }));

/** A time-out or self-exclusion blocks the transfer before anything is typed. */
const meta = {
  ...lineScreen,
  // Spelled out: Storybook adds the comment above to an object literal here, and replaces anything else.
  parameters: { ...lineScreen.parameters },
  title: 'Features/LineTransfer/LineTransferBreak',
} satisfies Meta<typeof LineTransferScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const refuses: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByText(t('lineTransfer:break.title'))).toBeSeen();
  await expect(canvas.getByText(like('lineTransfer:break.text'))).toBeSeen();
  await expect(canvas.queryByRole('form')).toBeNull();
  const way = canvas.getByRole('link', { name: t('lineTransfer:break.withdraw') });
  await expect(way).toHaveAttribute('href', '/withdraw');
  await expect(await canvas.findByText('T4HX8QW2MCN6E')).toBeSeen();
};

/** Shows the end date and links to what still works; history stays. */
export const TimeOut: Story = {
  parameters: { msw: [until('2026-03-09T09:00:00.000Z'), member, ...others] },
  play: refuses,
};

export const SelfExcludedAgent: Story = {
  parameters: { msw: [until('2031-03-02T09:00:00.000Z'), agent, ...others] },
  play: refuses,
};

export const Bengali: Story = { ...TimeOut, globals: { language: 'bn' } };

/** If the status fails to load, the platform enforces it. */
export const Unknown: Story = {
  parameters: { msw: [fails('getProtection'), member, ...others] },
  play: async () => {
    await expect(await form()).toBeSeen();
  },
};
