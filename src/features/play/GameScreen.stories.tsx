import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { BrandContext, useBrand } from '#src/brand/BrandContext.tsx';
import { asText, like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { platformAhead } from '#src/platform/platformAhead.fixture.tsx';
import { GameScreen } from './GameScreen.tsx';
import { address, allowed, around, launched, PLAY_ID, played, tell } from './launched.fixture.ts';
import { withGameViewport } from './withGameViewport.tsx';

/** A game in a sandboxed frame, with the session bar (S2.8). */
const meta = {
  title: 'Features/Play/GameScreen',
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

export const Ready: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
        played?.displayName ?? '',
      ),
    );
    const frame = canvasElement.querySelector('iframe');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-same-origin');
    await expect(canvas.getByText(t('play:elapsed'))).toBeSeen();
    await waitFor(() =>
      expect(canvasElement.querySelector('data')).toHaveAttribute('value', '-290.00'),
    );
  },
};

/** The brand leaves the vendor out. */
function WithoutVendor({ children }: { children: ReactNode }) {
  const brand = useBrand();
  const vendors = [new URLSearchParams(address.split('?')[1]).get('vassalage') ?? ''];
  const [changed] = useState({ ...brand, gamesLeftOut: { vendors, games: [] } });
  return <BrandContext value={changed}>{children}</BrandContext>;
}

/** The address of a game that the brand does not offer says so, and asks the platform for nothing. */
export const LeftOut: Story = {
  decorators: [
    (Screen) => (
      <WithoutVendor>
        <Screen />
      </WithoutVendor>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(t('platform:error.game_unknown'))).toBeSeen();
    await expect(canvasElement.querySelector('iframe')).not.toBeInTheDocument();
  },
};

/** Above the frame: the market's time, the time played, the net result, and the link to responsible play. */
export const SessionBar: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('data')).toHaveAttribute('value', '-290.00'),
    );
    await expect(canvas.getByText(t('play:net'))).toBeSeen();
    await expect(canvas.getByText(t('play:elapsed')).nextElementSibling).toHaveTextContent(
      /\d:\d\d/,
    );
    const clock = canvas.getByText(t('play:clock')).parentElement?.querySelector('time');
    await expect(clock).toHaveTextContent(/\p{Nd}/u);
    await expect(canvas.getByRole('link', { name: like('play:safety') })).toHaveAttribute(
      'href',
      '/responsible',
    );
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Only messages of the framed game count, while it shows a page of its own origin. */
export const ForeignMessage: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('iframe')).not.toBeNull());
    tell(canvasElement, { type: 'livery:closed' }, 'https://elsewhere.example');
    const come = new Promise((resolve) => {
      window.addEventListener('message', resolve, { once: true });
    });
    window.postMessage({ type: 'livery:closed' }, location.origin);
    await come;
    await expect(canvasElement.querySelector('iframe')).not.toBeNull();
    tell(canvasElement, { type: 'livery:closed' });
    await waitFor(() => expect(canvasElement.querySelector('iframe')).toBeNull());
  },
};

export const Opening: Story = {
  parameters: { msw: [...around, neverAnswers('launchGame'), allowed] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(asText('play:opening'))).toBeSeen();
  },
};

export const Failed: Story = {
  parameters: { msw: [...around, fails('launchGame', 1), launched, allowed] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('play:failed.title'));
    await userEvent.click(canvas.getByRole('button', { name: t('play:failed.retry') }));
    await waitFor(() => expect(canvasElement.querySelector('iframe')).not.toBeNull());
  },
};

/** If a retry cannot help, only the link to other games is shown. */
export const RegionRefused: Story = {
  parameters: { msw: [...around, refuses('launchGame', { code: 'region_restricted' }), allowed] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      t('platform:error.region_restricted'),
    );
    await expect(canvas.queryByRole('button', { name: t('play:failed.retry') })).toBeNull();
  },
};

/** A launch URL on a site that the brand does not name is not opened. */
export const ForeignAddress: Story = {
  parameters: {
    msw: [
      ...around,
      answers('launchGame', () => ({
        form: 'seamless' as const,
        url: 'https://elsewhere.example/game',
        gameCode: 'V1-0001',
        displayName: 'Monsoon Drums',
        expiresAt: '2026-03-02T14:06:00.000Z',
        playId: PLAY_ID,
        wallet: null,
      })),
      allowed,
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      t('platform:error.invalid_url'),
    );
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};

/** A launch in its own tab, at a given platform time. */
const inTab = (now: () => number) =>
  answers('launchGame', () => ({
    form: 'window' as const,
    url: '/game.html',
    gameCode: 'V1-0001',
    displayName: 'Monsoon Drums',
    expiresAt: new Date(now() + 60_000).toISOString(),
    playId: PLAY_ID,
    wallet: null,
  }));

/** A vendor that requires its own tab; the URL can be opened once. */
export const OwnTab: Story = {
  parameters: {
    msw: [...around, inTab(() => Date.now()), allowed],
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: t('play:window.open') });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    link.addEventListener('click', (event) => event.preventDefault(), { capture: true });
    await userEvent.click(link);
    await expect(await canvas.findByText(t('play:window.opened'))).toBeSeen();
    await userEvent.click(canvas.getByRole('button', { name: t('play:slow.again') }));
    await expect(await canvas.findByRole('link', { name: t('play:window.open') })).toBeSeen();
  },
};

const HOURS_AHEAD_MS = 2 * 3_600_000;

/** On a device two hours fast, the URL is still valid for its minute, and the bar shows the platform's time. */
export const DeviceAhead: Story = {
  decorators: [platformAhead(-HOURS_AHEAD_MS)],
  parameters: {
    msw: [...around, inTab(() => Date.now() - HOURS_AHEAD_MS), allowed],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: t('play:window.open') })).toBeSeen();
    const told = Date.parse(canvasElement.querySelector('time')?.dateTime ?? '');
    await expect(Math.round((told - Date.now()) / 60_000)).toBe(-120);
  },
};

/** A free trial asks a visitor for their age, and saves the answer on the device (S2.25, S5.6). */
export const FreeTrial: Story = {
  parameters: { player: false, route: `${address}&mode=demo` },
  beforeEach: () => localStorage.removeItem('livery.ofAge'),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      like('play:age.title'),
    );
    await userEvent.click(canvas.getByRole('button', { name: like('play:age.yes') }));
    await waitFor(() => expect(canvasElement.querySelector('iframe')).not.toBeNull());
    await expect(canvas.getByText(t('play:trial'))).toBeSeen();
    await expect(canvas.queryByText(t('play:elapsed'))).toBeNull();
  },
};

export const NoGame: Story = {
  parameters: { route: '/seamless' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: t('play:failed.games') })).toHaveAttribute(
      'href',
      '/',
    );
  },
};
