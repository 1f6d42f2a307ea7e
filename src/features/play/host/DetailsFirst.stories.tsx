import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { inRoom } from '../inRoom.tsx';
import { address, allowed, around, launched } from '../launched.fixture.ts';
import { SeamlessScreen } from '../SeamlessScreen.tsx';

const asked = refuses('launchGame', { code: 'details_needed', status: 409 }, { once: true });
const named = answers('getProfile', () => ({
  ...EXAMPLES.getProfile.value,
  details: { fullName: 'Mitu Rahman' },
}));

/** The first game for money of a player whose birth date is not known. */
const meta = {
  title: 'Features/Play/DetailsFirst',
  component: SeamlessScreen,
  decorators: [inRoom],
  parameters: {
    layout: 'fullscreen',
    player: true,
    route: address,
    msw: [asked, launched, named, answers('changeProfile'), ...around, allowed],
  },
} satisfies Meta<typeof SeamlessScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Asks for what is missing alone, then opens the game in the same place. */
export const Answered: Story = {
  play: async ({ canvas, canvasElement }) => {
    const form = await canvas.findByRole('form', { name: t('details:title') });
    const [birthday, ...others] = within(form).getAllByRole('textbox');
    await expect(others).toEqual([]);
    if (birthday) await userEvent.type(birthday, '1990-05-17');
    await userEvent.click(within(form).getByRole('button', { name: t('details:submit') }));
    await waitFor(() => expect(canvasElement.querySelector('iframe')).not.toBeNull());
  },
};

/** As it comes, on a phone. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Where the details are those of somebody on a break, the game stays closed as for everybody on a break. */
export const OnBreak: Story = {
  parameters: {
    msw: [
      ...[asked, refuses('launchGame', { code: 'player_excluded' }), named],
      ...[answers('changeProfile'), refuses('checkPlay', { code: 'player_excluded' }), ...around],
    ],
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
