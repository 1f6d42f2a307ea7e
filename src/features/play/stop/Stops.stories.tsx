import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { GameScreen } from '../GameScreen.tsx';
import { address, allowed, around, launched, tell } from '../launched.fixture.ts';
import { withGameViewport } from '../withGameViewport.tsx';

/** Player protection stops play, whatever runs in the frame (DECISIONS, player protection). */
const meta = {
  title: 'Features/Play/Stops',
  component: GameScreen,
  decorators: [withGameViewport],
  parameters: {
    layout: 'fullscreen',
    player: true,
    route: address,
    msw: [...around, launched, allowed],
  },
} satisfies Meta<typeof GameScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A reality check stops play until it was read, after a reload too (DECISIONS, player protection). */
export const RealityCheck: Story = {
  parameters: {
    msw: [
      ...around,
      refuses('launchGame', { code: 'reality_check_due' }, { once: true }),
      launched,
      refuses('checkPlay', { code: 'reality_check_due' }, { once: true }),
      allowed,
      answers('acknowledgeRealityCheck'),
    ],
  },
  play: async ({ canvasElement }) => {
    const dialog = await screen.findByRole('dialog', {
      name: t('play:stop.reality_check_due.title'),
    });
    await waitFor(() => expect(dialog).toHaveTextContent('1,500.00'));
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeSeen();
    await userEvent.click(screen.getByRole('button', { name: t('play:stop.playOn') }));
    await waitFor(() => expect(canvasElement.querySelector('iframe')).not.toBeNull());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A stake beyond the loss limit does not end play: lower ones are still allowed. */
export const StakeTooHigh: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('iframe')).not.toBeNull());
    await expect(screen.queryByRole('dialog')).toBeNull();
    tell(canvasElement, { type: 'livery:play-stopped', code: 'loss_limit_reached' });
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveTextContent(t('play:stop.stake_too_high.title'));
    await waitFor(() => expect(canvasElement.querySelector('[inert]')).not.toBeNull());
    await userEvent.click(screen.getByRole('button', { name: t('play:stop.back') }));
    await waitFor(() => expect(canvasElement.querySelector('[data-covered]')).toBeNull());
  },
};

export const Excluded: Story = {
  parameters: {
    msw: [
      ...around,
      refuses('launchGame', { code: 'player_excluded' }),
      refuses('checkPlay', { code: 'player_excluded' }),
    ],
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', {
      name: t('play:stop.player_excluded.title'),
    });
    await expect(dialog).toBeSeen();
    await expect(screen.getByRole('button', { name: t('play:leave') })).toBeSeen();
  },
};

/** An agent has suspended the player. */
export const Suspended: Story = {
  parameters: {
    msw: [
      ...around,
      refuses('launchGame', { code: 'player_suspended' }),
      refuses('checkPlay', { code: 'player_suspended' }),
    ],
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', {
      name: t('play:stop.player_suspended.title'),
    });
    await expect(dialog).toBeSeen();
  },
};
