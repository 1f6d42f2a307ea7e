import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails } from '#src/platform/endpoints/answers.fixture.ts';
import { OwnProtection } from '../OwnProtection.tsx';
import { ON_A_BREAK, protectedBy } from '../protection.fixture.ts';

/** Breaks, which are irrevocable (DECISIONS, player protection). */
const meta = {
  title: 'Features/Protection/BreakOptions',
  component: OwnProtection,
  parameters: { route: '/protection', player: true, msw: protectedBy() },
} satisfies Meta<typeof OwnProtection>;
export default meta;
type Story = StoryObj<typeof meta>;

let sent = 0;

/** Length, effects, and the word that starts it; a double click starts one break. */
export const TimeOut: Story = {
  beforeEach: () => {
    sent = 0;
  },
  parameters: {
    msw: [
      ...protectedBy(),
      answers('takeTimeOut', () => {
        sent += 1;
        return ON_A_BREAK;
      }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: t('protection:timeOut.open') }),
    );
    const dialog = within(
      await screen.findByRole('dialog', { name: t('protection:timeOut.open') }),
    );
    await userEvent.click(dialog.getByRole('button', { name: t('protection:break.next') }));
    await expect(await dialog.findByText(t('protection:break.lengthMissing'))).toBeSeen();
    await userEvent.click(
      dialog.getByRole('radio', { name: t('protection:break.weeks', { count: 1, figure: '1' }) }),
    );
    await userEvent.click(dialog.getByRole('button', { name: t('protection:break.next') }));
    await expect(
      await dialog.findByText(like('protection:break.sure', { length: '1' })),
    ).toBeSeen();
    await userEvent.dblClick(
      dialog.getByRole('button', { name: like('protection:break.begin', { length: '1' }) }),
    );
    await expect(await canvas.findByText(t('protection:break.on'))).toBeSeen();
    await expect(sent).toBe(1);
  },
};

/** Going back keeps the choice; a failed call says so and starts no break. */
export const Exclusion: Story = {
  parameters: { msw: [...protectedBy(), fails('excludeSelf')] },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: t('protection:exclusion.open') }),
    );
    const dialog = within(
      await screen.findByRole('dialog', { name: t('protection:exclusion.open') }),
    );
    await userEvent.click(
      dialog.getByRole('radio', { name: t('protection:break.months', { count: 6, figure: '6' }) }),
    );
    await userEvent.click(dialog.getByRole('radio', { name: like('protection:break.licensee') }));
    await userEvent.click(dialog.getByRole('button', { name: t('protection:break.next') }));
    await expect(await dialog.findByText(like('protection:break.atAll'))).toBeSeen();
    await userEvent.click(dialog.getByRole('button', { name: t('protection:break.back') }));
    await expect(
      dialog.getByRole('radio', { name: t('protection:break.months', { count: 6, figure: '6' }) }),
    ).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: t('protection:break.next') }));
    await userEvent.click(
      await dialog.findByRole('button', { name: like('protection:break.begin') }),
    );
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      t('platform:error.unexpected_error'),
    );
    await expect(canvas.queryByText(t('protection:break.on'))).toBeNull();
  },
};
