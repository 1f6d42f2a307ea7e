import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import type { LineTransferScreen } from './LineTransferScreen.tsx';
import { agentUnavailable, unavailable } from './line.fixture.ts';
import { button, fill, form, lineScreen, others } from './lineScreen.fixture.ts';

/** The page says before anything is typed that the upline cannot receive transfers, and gives no reason. */
const meta = {
  ...lineScreen,
  // Spelled out: Storybook adds the comment above to an object literal here, and replaces anything else.
  parameters: { ...lineScreen.parameters },
  title: 'Features/LineTransfer/LineTransferUnavailable',
} satisfies Meta<typeof LineTransferScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A member has nobody else to transfer to: there is no form, and the history stays. */
export const Member: Story = {
  parameters: { msw: [unavailable, ...others] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('lineTransfer:unavailable.title'))).toBeSeen();
    await expect(canvas.queryByRole('form')).toBeNull();
    const way = canvas.getByRole('link', { name: t('lineTransfer:break.withdraw') });
    await expect(way).toHaveAttribute('href', '/withdraw');
    await expect(await canvas.findByText('T4HX8QW2MCN6E')).toBeSeen();
  },
};

export const Bengali: Story = { ...Member, globals: { language: 'bn' } };

/** An agent cannot choose the upline, only a downline. */
export const Agent: Story = {
  parameters: { msw: [agentUnavailable, ...others] },
  play: async ({ canvas }) => {
    await form();
    const upline = await canvas.findByRole('radio', { name: /agent01/ });
    await expect(upline).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText(t('lineTransfer:unavailable.payee'))).toBeSeen();
    await userEvent.click(canvas.getByRole('radio', { name: /\bplayer/ }));
    await fill();
    await expect(await canvas.findByText('R*** U***')).toBeSeen();
  },
};

/** A URL with the upline as payee preselects nobody. */
export const NamedInTheAddress: Story = {
  parameters: {
    ...{ route: '/lineTransfer?payee=agent01' },
    msw: [agentUnavailable, ...others],
  },
  play: async ({ canvas }) => {
    await fill();
    await expect(await canvas.findByText(like('lineTransfer:missingTo'))).toBeSeen();
    await expect(await button(t('lineTransfer:review'))).toBeSeen();
  },
};
