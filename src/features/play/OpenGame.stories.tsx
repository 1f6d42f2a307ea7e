import type { Meta, StoryObj } from '@storybook/react-vite';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { PLAYER_QUERY_PREFIX } from '#src/session/playerQueryPrefix.ts';
import { type Session, useSession } from '#src/session/SessionContext.tsx';
import { LANDSCAPE } from '#src/ui/landscapePhone.fixture.ts';
import * as funds from './funds/funds.fixture.ts';
import { GameScreen } from './GameScreen.tsx';
import { address, allowed, around, launchInFrame, tell } from './launched.fixture.ts';
import { withGameViewport } from './withGameViewport.tsx';

let queries: QueryClient | undefined;
let session: Session | undefined;

/** Gives the story the cache and the session of its page. */
function WithCache({ children }: { children: ReactNode }) {
  queries = useQueryClient();
  session = useSession();
  return children;
}

/** How often each call was made. */
let launches = 0;
let positions = 0;
const counted = answers('launchGame', () => {
  launches += 1;
  return launchInFrame();
});
const positionCounted = answers('getPlayPosition', () => {
  positions += 1;
  return EXAMPLES.getPlayPosition.value;
});

/** A game that is open. */
const meta = {
  title: 'Features/Play/OpenGame',
  component: GameScreen,
  decorators: [
    (Screen) => (
      <WithCache>
        <Screen />
      </WithCache>
    ),
    withGameViewport,
  ],
  parameters: {
    layout: 'fullscreen',
    player: true,
    route: address,
    msw: [positionCounted, ...around, counted, allowed],
  },
  beforeEach: () => {
    launches = 0;
    positions = 0;
  },
} satisfies Meta<typeof GameScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The game goes on when all of the player's figures are fetched again, as after a bonus or a withdrawal. */
export const FiguresFetchedAgain: Story = {
  play: async ({ canvasElement }) => {
    const frame = await waitFor(() => {
      const found = canvasElement.querySelector('iframe');
      if (!found) throw new Error('no frame yet');
      return found;
    });
    await waitFor(() => expect(positions).toBe(1));
    await queries?.invalidateQueries({ queryKey: [PLAYER_QUERY_PREFIX] });
    await expect(positions).toBe(2);
    await expect(launches).toBe(1);
    await expect(canvasElement.querySelector('iframe')).toBe(frame);
  },
};

/** The platform ends a game with the session it was launched in: after the player logged in again, the game is launched again. */
export const LoggedInAgain: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('iframe')).not.toBeNull());
    session?.resume('token-of-the-next-session');
    await waitFor(() => expect(launches).toBe(2));
    await waitFor(() => expect(canvasElement.querySelector('iframe')).not.toBeNull());
  },
};

/** The bar above the game takes at most 91 px of a phone, below the header of 29 px. */
export const BarOnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { msw: [...around, funds.launches({ balance: '20.00' }), funds.balances(), allowed] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: like('play:funds.openWallets') });
    await waitFor(() =>
      expect(canvasElement.querySelector('data')).toHaveAttribute('value', '-290.00'),
    );
    const bar = canvasElement.querySelector('header');
    await expect(bar?.getBoundingClientRect().height).toBeLessThanOrEqual(91);
  },
};

/** In landscape the bar is one row that takes at most 48 px, and has the play-money mark of the header, which is gone. */
export const BarInLandscape: Story = {
  globals: LANDSCAPE.globals,
  parameters: {
    viewport: LANDSCAPE.viewport,
    msw: [...around, funds.launches({ balance: '20.00' }), funds.balances(), allowed],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: like('play:funds.openWallets') });
    await waitFor(() =>
      expect(canvasElement.querySelector('data')).toHaveAttribute('value', '-290.00'),
    );
    const bar = canvasElement.querySelector('header');
    await expect(bar?.getBoundingClientRect().height).toBeLessThanOrEqual(48);
    await expect(canvas.getByText(t('app:playMoney.mark'))).toBeSeen();
  },
};

/** A dismissed notice of a low balance does not come back with the next stake that is not covered. */
export const DismissedNotice: Story = {
  play: async ({ canvas, canvasElement }) => {
    const close = { name: t('play:funds.closeLine') };
    await funds.untilOpen(canvasElement);
    tell(canvasElement, { type: 'livery:balance-insufficient' });
    await userEvent.click(await canvas.findByRole('button', close));
    await waitFor(() => expect(canvas.queryByRole('button', close)).toBeNull());
    const before = positions;
    // The balance is read again, and is once more too low.
    tell(canvasElement, { type: 'livery:balance' });
    tell(canvasElement, { type: 'livery:balance-insufficient' });
    await waitFor(() => expect(positions).toBeGreaterThan(before));
    await expect(canvas.queryByRole('button', close)).toBeNull();
    await expect(canvasElement.querySelector('iframe')).not.toBeNull();
  },
};
