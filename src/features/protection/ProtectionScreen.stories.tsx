import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { ProtectionScreen } from './ProtectionScreen.tsx';
import { ON_A_BREAK, protectedBy, protectedWith } from './protection.fixture.ts';

/** The player protection page (S2.16; DECISIONS, player protection). */
const meta = {
  title: 'Features/Protection/ProtectionScreen',
  component: ProtectionScreen,
  parameters: { route: '/protection', player: true, msw: protectedBy() },
} satisfies Meta<typeof ProtectionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each limit is shown with its current usage. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const deposits = await canvas.findByRole('progressbar', {
      name: t('protection:deposit.limit', { span: t('protection:spans.day') }),
    });
    await expect(deposits).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(like('protection:used', { used: '1,200', most: '5,000' })),
    );
    await expect(
      await canvas.findByText(like('protection:used', { used: '40:00', most: '2:00:00' })),
    ).toBeSeen();
    await expect(
      canvas.getByText(like('protection:deposit.left', { amount: '3,800.00' })),
    ).toBeSeen();
    await expect(canvas.getAllByText(t('protection:none'))).toHaveLength(5);
  },
};

export const InBengali: Story = { globals: { language: 'bn' } };

export const Loading: Story = {
  parameters: { msw: [neverAnswers('getProtection'), neverAnswers('getPlayPosition')] },
};

/** No limit is set: each says so and how to set it; none is suggested. */
export const Empty: Story = {
  parameters: { msw: protectedBy({ moneyLimits: [], sessionMinutes: null, depositLeft: null }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(t('protection:none'))).toHaveLength(7);
    await expect(canvas.getAllByRole('button', { name: like('protection:set') })).toHaveLength(7);
    await expect(canvas.queryByRole('button', { name: like('protection:remove') })).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { msw: [fails('getProtection', 1), ...protectedBy()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('protection:failed'));
    await userEvent.click(canvas.getByRole('button', { name: t('protection:retry') }));
    await expect(await canvas.findByText(t('protection:loss.title'))).toBeSeen();
  },
};

/** A player on a break sees when it ends and what still works; no control ends it. */
export const Excluded: Story = {
  parameters: { msw: protectedBy(ON_A_BREAK) },
  play: async ({ canvas }) => {
    const notice = await canvas.findByRole('region', { name: t('protection:break.on') });
    await expect(notice).toHaveTextContent(/2026/);
    await expect(notice).toHaveTextContent(t('protection:break.works'));
    await expect(notice.querySelector('button, a')).toBeNull();
  },
};

/** Changing the reality check interval. */
export const RealityCheck: Story = {
  parameters: {
    msw: [
      ...protectedBy(),
      answers('setRealityCheck', () => protectedWith({ realityCheckMinutes: 15 })),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('radio', {
        name: t('protection:session.minutes', { minutes: '15' }),
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: t('protection:check.save') }));
    await waitFor(() =>
      expect(screen.getByText(t('protection:check.saved', { minutes: '15' }))).toBeSeen(),
    );
    await expect(
      await canvas.findByRole('radio', {
        name: t('protection:session.minutes', { minutes: '15' }),
      }),
    ).toBeChecked();
  },
};

/** A due check must be read first; the choice stays. */
export const RealityCheckDue: Story = {
  parameters: {
    msw: [...protectedBy(), refuses('setRealityCheck', { code: 'reality_check_due', status: 403 })],
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('radio', {
        name: t('protection:session.minutes', { minutes: '30' }),
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: t('protection:check.save') }));
    await expect(await canvas.findByText(like('platform:error.reality_check_due'))).toBeSeen();
    await expect(
      canvas.getByRole('radio', { name: t('protection:session.minutes', { minutes: '30' }) }),
    ).toBeChecked();
  },
};
