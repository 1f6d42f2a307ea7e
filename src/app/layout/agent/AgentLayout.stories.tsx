import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { withSite } from '#src/app/withSite.tsx';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { flagged } from '#src/platform/endpoints/accounts/flagged.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { platformAhead } from '#src/platform/platformAhead.fixture.tsx';
import { coversPage } from '#src/ui/dialog/coversPage.fixture.ts';
import { edgesOf } from '#src/ui/direction.fixture.ts';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { fillWallets, VENDOR, walletCalls } from '../wallets.fixture.ts';
import { AgentLayout } from './AgentLayout.tsx';
import { centre, desktop, paid, phone } from './agentLayout.fixture.ts';

/** An agent's money, some of it in a vendor wallet. */
const WALLETS = EXAMPLES.getWalletBalance.value;

/** How far the platform's clock is ahead of the device's. */
const AHEAD_MS = 9_000_000;

/** The frame of the agent centre: its header and menus in the place of the site's (S2.13, S2.17). */
const meta = {
  title: 'Shell/AgentLayout',
  component: AgentLayout,
  decorators: [withSite, platformAhead(AHEAD_MS)],
  parameters: {
    docs: { story: coversPage },
    layout: 'fullscreen',
    player: true,
    route: '/agentHome/overview',
    modules: { agent: true, customerService: true },
    msw: centre,
  },
  args: { children: <Heading level={1}>Team overview</Heading> },
} satisfies Meta<typeof AgentLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The routes of the menu, in its order. */
const routesIn = (area: HTMLElement) =>
  within(area)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

const TEAM = [
  ...['/agentHome/announcements', '/agentHome/overview', '/agentHome/register'],
  ...['/agentHome/contracts', '/agentHome/team', '/agentHome/bets', '/agentHome/losses'],
  ...['/agentHome/income', '/agentHome/transactions'],
];
const PAID = [
  ...['/agentHome/dividends', '/agentHome/dailySalary'],
  ...['/agentHome/hourlySalary', '/agentHome/realtimeSalary'],
];
const CONTACT = ['/agentHome/messages', '/agentHome/service'];

/** The agent's name, the market's time zone, its time by the platform's clock, and every menu entry, with the current page marked. */
export const Desktop: Story = {
  globals: desktop,
  play: async ({ canvas, canvasElement }) => {
    const head = within(canvas.getByRole('banner'));
    await expect(await head.findByText('Nasrin')).toBeSeen();
    await expect(head.getByText(/^GMT/)).toBeSeen();
    const balance = await head.findByRole('button', { name: like('app:account.wallets') });
    await expect(balance.querySelector('data')).toHaveAttribute('value', WALLETS.total);
    const clock = canvasElement.querySelector('time');
    await expect(clock).toHaveTextContent(/\d:\d\d:\d\d/);
    await waitFor(() => {
      const ahead = Date.parse(clock?.dateTime ?? '') - Date.now();
      expect(Math.round(ahead / 60_000)).toBe(AHEAD_MS / 60_000);
    });
    await expect(clock?.closest('[aria-live], [role=status], [role=timer]')).toBeNull();
    const menu = canvas.getByRole('navigation', { name: t('agentCentre:menu') });
    await waitFor(() =>
      expect(routesIn(menu)).toEqual([
        ...['/agentHome', '/deposit', '/withdraw'],
        ...[...TEAM, ...PAID, ...CONTACT],
      ]),
    );
    await expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent(
      t('modules:agentOverview'),
    );
    await expect(head.getByRole('button', { name: t('agentCentre:signOut') })).toBeSeen();
  },
};

/** A single wallet is a link to it. */
export const OneWallet: Story = {
  globals: desktop,
  parameters: {
    msw: [
      answers('getWalletBalance', () => ({ ...WALLETS, single: true, wallets: [] })),
      ...centre,
    ],
  },
  play: async ({ canvas }) => {
    const balance = await canvas.findByRole('link', { name: like('agentCentre:balance') });
    await expect(balance).toHaveAttribute('href', '/deposit');
  },
};

/** An agent's money in vendor wallets is collected into the main one by one press, as for every member (S2.16). */
export const Collected: Story = {
  globals: desktop,
  parameters: { msw: [...walletCalls, ...centre] },
  beforeEach: fillWallets,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: like('app:account.wallets') }));
    const panel = within(await screen.findByRole('dialog', { name: t('app:account.wallets') }));
    await expect(await panel.findByText(VENDOR)).toBeSeen();
    await userEvent.click(panel.getByRole('button', { name: t('balance:collect') }));
    await expect(await panel.findByText(t('balance:allInMain'))).toBeSeen();
    await expect(panel.queryByText(VENDOR)).toBeNull();
  },
};

export const Tablet: Story = { globals: { viewport: { value: 'tablet', isRotated: false } } };

export const Bengali: Story = { globals: { ...desktop, language: 'bn' } };

/** On a phone a bar links to the everyday pages, and a sheet to all of them, to language and theme. */
export const Phone: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    const head = within(canvas.getByRole('banner'));
    await expect(await head.findByText('Nasrin')).toBeSeen();
    await expect(head.getByText(/^GMT/)).toBeSeen();
    await expect(await head.findByRole('button', { name: like('app:account.wallets') })).toBeSeen();
    const bar = canvas.getByRole('navigation', { name: t('agentCentre:quick') });
    await expect(routesIn(bar)).toEqual([
      ...['/agentHome', '/agentHome/overview', '/agentHome/team', '/agentHome/income'],
    ]);
    await userEvent.click(within(bar).getByRole('button', { name: t('agentCentre:more') }));
    const sheet = within(await screen.findByRole('dialog', { name: t('agentCentre:menu') }));
    await waitFor(() => expect(sheet.getAllByRole('link').length).toBeGreaterThan(17));
    await expect(sheet.getByRole('link', { name: t('modules:realtimeSalary') })).toBeSeen();
    await expect(sheet.getByRole('button', { name: t('app:dataSaver.label') })).toBeSeen();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A fifth of the narrowest phone fits every label of the bar. */
export const Narrowest: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation', { name: t('agentCentre:quick') });
    bar.style.inlineSize = '320px';
    for (const entry of bar.querySelectorAll<HTMLElement>('a, button')) {
      await expect(entry.scrollWidth).toBeLessThanOrEqual(entry.clientWidth);
      await expect(entry.scrollHeight).toBeLessThanOrEqual(entry.clientHeight);
    }
  },
};

/** A long mark of play money takes two lines rather than the room of the logo. */
export const LongMark: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    const head = within(canvas.getByRole('banner'));
    await head.findByRole('button', { name: like('app:account.wallets') });
    const words = t('app:playMoney.mark');
    const mark = head.getByText(words);
    mark.textContent = `${words} ${words}`;
    await expect(mark).toBeSeen();
    const logo = canvas.getByRole('banner').querySelector('img');
    const { clientWidth = 0, clientHeight = 0, naturalWidth = 0, naturalHeight = 1 } = logo ?? {};
    const whole = (clientHeight * naturalWidth) / naturalHeight;
    await expect(clientWidth / whole).toBeGreaterThan(0.4);
    mark.textContent = words;
  },
};

/** On the narrowest phone the logout icon ends where the page does, which leaves the logo its room. */
export const NarrowestHeader: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    header.style.inlineSize = '320px';
    const leave = within(header).getAllByRole('button', { name: t('agentCentre:signOut') })[0];
    const icon = leave?.querySelector('svg') ?? header;
    const gutter = Number.parseFloat(getComputedStyle(header).paddingInlineEnd);
    await expect(Math.round(edgesOf(icon).end)).toBe(Math.round(edgesOf(header).end - gutter));
    await expect(header.scrollWidth).toBeLessThanOrEqual(header.clientWidth);
  },
};

/** The legal minimum stays: the age sign, who runs the site, and the player protection pages (DECISIONS, player protection). */
export const Footer: Story = {
  globals: desktop,
  play: async ({ canvas }) => {
    const foot = canvas.getByRole('contentinfo');
    await waitFor(() =>
      expect(routesIn(foot)).toEqual(
        expect.arrayContaining(['/protection', '/responsible', '/terms', '/privacy']),
      ),
    );
    await expect(foot).toHaveTextContent(/\d+\P{L}?\+|\+\P{L}?\d+/u);
    await expect(routesIn(foot)).not.toContain('/rng');
  },
};

/** Agents on a break are not asked to pay in. */
export const OnABreak: Story = {
  globals: desktop,
  parameters: {
    msw: [
      answers('getProtection', () => ({
        ...EXAMPLES.getProtection.value,
        excludedUntil: '2026-09-01T00:00:00.000Z',
      })),
      ...centre,
    ],
  },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('navigation', { name: t('agentCentre:menu') });
    await waitFor(() => expect(routesIn(menu)).not.toContain('/deposit'));
    await expect(routesIn(menu)).toContain('/withdraw');
  },
};

/** If the platform has no agent policy, nothing links to contracts or their payments (S3.13, S6.6). */
export const NoPolicy: Story = {
  globals: desktop,
  parameters: { msw: [flagged({ AGENTPOLICY3: false, ...paid(true) }), ...centre] },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('navigation', { name: t('agentCentre:menu') });
    await waitFor(() => {
      expect(routesIn(menu)).toContain('/agentHome/announcements');
      expect(routesIn(menu)).not.toContain('/agentHome/dividends');
    });
    await expect(routesIn(menu)).not.toContain('/agentHome/contracts');
  },
};
