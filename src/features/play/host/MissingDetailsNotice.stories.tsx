import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { GameScreen } from '../GameScreen.tsx';
import { address, allowed, around, launched } from '../launched.fixture.ts';
import { withGameViewport } from '../withGameViewport.tsx';

const asked = refuses('launchGame', { code: 'details_needed', status: 409 }, { once: true });
const named = answers('getProfile', () => ({
  ...EXAMPLES.getProfile.value,
  details: { fullName: 'Mitu Rahman' },
}));

/** The first real-money game of a player without a birth date. */
const meta = {
  title: 'Features/Play/MissingDetailsNotice',
  component: GameScreen,
  decorators: [withGameViewport],
  parameters: {
    layout: 'fullscreen',
    player: true,
    route: address,
    msw: [asked, launched, named, answers('changeProfile'), ...around, allowed],
  },
} satisfies Meta<typeof GameScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Asks only for missing details, then opens the game in place. */
export const DetailsSaved: Story = {
  play: async ({ canvas, canvasElement }) => {
    const form = await canvas.findByRole('form', { name: t('details:title') });
    const [birthday, ...others] = within(form).getAllByRole('textbox');
    await expect(others).toEqual([]);
    if (birthday) await userEvent.type(birthday, '1990-05-17');
    await userEvent.click(within(form).getByRole('button', { name: t('details:submit') }));
    await waitFor(() => expect(canvasElement.querySelector('iframe')).not.toBeNull());
  },
};

/** The form on a phone. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

let isOnBreak = false;

/** If the details match a person on a break, the game stays closed as for anyone on a break. */
export const OnBreak: Story = {
  parameters: {
    msw: [
      ...[asked, refuses('launchGame', { code: 'player_excluded' }), named],
      answers('changeProfile', () => {
        isOnBreak = true;
        return null;
      }),
      refuses('checkPlay', { code: 'player_excluded' }, { when: () => isOnBreak }),
      ...[...around, allowed],
    ],
  },
  beforeEach: () => {
    isOnBreak = false;
  },
  play: async ({ canvas, canvasElement }) => {
    const form = await canvas.findByRole('form', { name: t('details:title') });
    await userEvent.type(within(form).getByRole('textbox'), '1990-05-17');
    await userEvent.click(within(form).getByRole('button', { name: t('details:submit') }));
    const page = within(canvasElement.ownerDocument.body);
    await expect(
      await page.findByRole('dialog', { name: t('play:stop.player_excluded.title') }),
    ).toBeSeen();
  },
};
