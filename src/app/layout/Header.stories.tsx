import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { mockPlatform, withSite } from '#src/app/withSite.tsx';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { LANDSCAPE } from '#src/ui/landscapePhone.fixture.ts';
import { amountShown } from '#src/ui/money/amountShown.fixture.ts';
import { Header } from './Header.tsx';
import { fillWallets, VENDOR, walletCalls } from './wallets.fixture.ts';

const calm = mockPlatform(0);
const member = answers('getMemberInfo', () => ({
  ...EXAMPLES.getMemberInfo.value,
  availablePromoCount: 2,
  unreadMessage: 1,
}));

/** The head of every page. */
const meta = {
  title: 'Shell/Header',
  component: Header,
  decorators: [withSite],
  parameters: { layout: 'fullscreen', msw: calm },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  // A page that every brand has in its header.
  parameters: { route: '/promotions' },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.some((link) => link.getAttribute('href') === '/responsible')).toBe(true);
    const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
    await expect(current.map((link) => link.getAttribute('href'))).toEqual(['/promotions']);
  },
};

/** By keyboard: opened, walked through and closed, with the focus back on the entry (S2.18). */
export const Games: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: t('app:nav.allGames') });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const vendors = await canvas.findByRole('list', { name: like('app:nav.vendorsOf') });
    await expect(vendors).toBeSeen();
    await expect(within(vendors).getAllByRole('link')[0]).toBeSeen();
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveFocus();
  },
};

/** Hovering opens it, a press then keeps it open, and leaving closes it. */
export const GamesUnderAPointer: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: t('app:nav.allGames') });
    await userEvent.hover(button);
    const vendors = await canvas.findByRole('list', { name: like('app:nav.vendorsOf') });
    await expect(vendors).toBeSeen();
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.unhover(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  },
};

/** Opened by a press, it stays open when its gaps are pressed, and closes on a press outside. */
export const GamesPressed: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: t('app:nav.allGames') });
    await userEvent.click(button);
    const vendors = await canvas.findByRole('list', { name: like('app:nav.vendorsOf') });
    await userEvent.click(vendors);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvasElement.ownerDocument.body);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Logged in: the balance, which can be hidden and refreshed, and the account behind its picture (S2.20). */
export const Player: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    player: true,
    msw: [member, answers('getWalletBalance', () => EXAMPLES.getWalletBalance.value), ...calm],
  },
  play: async ({ canvas, canvasElement }) => {
    const hide = await canvas.findByRole('button', { name: t('app:account.hideBalance') });
    await expect(await amountShown(/1,400\.00/)).toBeSeen();
    await userEvent.click(hide);
    await expect(await canvas.findByText(t('app:account.balanceHidden'))).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: t('app:account.showBalance') }));
    await userEvent.click(canvas.getByRole('button', { name: like('app:account.open') }));
    const menu = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await expect(menu).toHaveTextContent(t('app:account.waiting', { count: 3, shown: '3' }));
    const ways = within(within(menu).getByRole('list')).getAllByRole('link');
    const paths = ways.map((way) => String(way.getAttribute('href')));
    const listed = [
      '/deposit',
      '/withdraw',
      '/member',
      '/bets',
      '/messages',
      '/service',
      '/logout',
    ];
    await expect(paths.filter((path) => listed.includes(path))).toEqual(
      listed.filter((path) => paths.includes(path)),
    );
    await expect(paths.slice(0, 3)).toEqual(listed.slice(0, 3));
    await expect(paths.at(-1)).toBe('/logout');
    const banner = within(canvas.getByRole('banner'));
    await expect(banner.getByRole('link', { name: t('modules:deposit') })).toBeSeen();
    await expect(banner.getByRole('link', { name: t('modules:withdraw') })).toBeSeen();
    localStorage.removeItem('livery.balance');
  },
};

export const PlayerOnAPhone: Story = {
  ...Player,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await amountShown(/1,400\.00/)).toBeSeen();
    await userEvent.click(canvas.getByRole('button', { name: like('app:account.open') }));
    // The tools that hide and refresh the balance are beside it.
    const menu = within(await screen.findByRole('dialog'));
    const hide = menu.getByRole('button', { name: t('app:account.hideBalance') });
    const amount = hide.parentElement?.querySelector('data');
    await expect(amount).toHaveAttribute('value', '1400.00');
    await expect(amount).toBeSeen();
  },
};

/** Beside a menu and an account of long words the logo stays legible, and the header is no wider than the page. */
export const LongWords: Story = {
  globals: { viewport: { value: 'desktop' }, language: 'en-XA' },
  parameters: { ...Player.parameters },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: t('app:account.hideBalance') });
    const header = canvas.getByRole('banner');
    const logo = header.querySelector('img');
    const { clientWidth = 0, clientHeight = 0, naturalWidth = 0, naturalHeight = 1 } = logo ?? {};
    const whole = (clientHeight * naturalWidth) / naturalHeight;
    await expect(clientWidth).toBeGreaterThanOrEqual(Math.floor(Math.min(whole, 96)));
    await expect(header.scrollWidth).toBeLessThanOrEqual(header.clientWidth);
  },
};

/** A press on the balance shows each wallet, and collects everything into the main one (S2.20, S7.26). */
export const Wallets: Story = {
  parameters: {
    player: true,
    msw: [member, ...walletCalls, ...calm],
  },
  beforeEach: fillWallets,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: like('app:account.wallets') }));
    const panel = within(await screen.findByRole('dialog', { name: t('app:account.wallets') }));
    await expect(await panel.findByText(t('session:transfer.main'))).toBeSeen();
    await expect(panel.getByText(VENDOR)).toBeSeen();
    await userEvent.click(panel.getByRole('button', { name: t('balance:collect') }));
    const done = await panel.findByText(t('balance:allInMain'));
    await expect(done).toBeSeen();
    await waitFor(() => expect(done.parentElement).toHaveFocus());
    await expect(panel.queryByText(VENDOR)).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const WalletsOnAPhone: Story = { ...Wallets, globals: { viewport: { value: 'phone' } } };

/** The platform says who the player is, but not the balance. */
export const NoBalance: Story = {
  parameters: {
    player: true,
    msw: [
      member,
      fails('getWalletBalance', 1),
      answers('getWalletBalance', () => EXAMPLES.getWalletBalance.value),
      ...calm,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('app:account.noBalance'));
    await userEvent.click(canvas.getByRole('button', { name: t('app:account.refresh') }));
    await expect(await amountShown(/1,400\.00/)).toBeSeen();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Bare: Story = { args: { bare: true } };

/** Above a game on a phone the header is low, and its logo is no link that a missed press could follow. */
export const Slim: Story = {
  args: { bare: true, slim: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const head = await canvas.findByRole('banner');
    await expect(head.getBoundingClientRect().height).toBeLessThan(40);
    await expect(within(head).queryByRole('link')).toBeNull();
  },
};

/** Above a game in landscape the header is not painted: the bar of the game has its mark. */
export const SlimInLandscape: Story = {
  args: { bare: true, slim: true },
  globals: LANDSCAPE.globals,
  parameters: { viewport: LANDSCAPE.viewport },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('header')).not.toBeNull());
    await expect(canvasElement.querySelector('header')).not.toBeVisible();
  },
};

export const SwitchesTheme: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, globals }) => {
    const names: string[] = [t('app:theme.toDark'), t('app:theme.toLight')];
    const themeSwitch = () =>
      canvas.queryByRole('button', { name: (name) => names.includes(name) });
    const button = themeSwitch();
    if (!button) return;
    await userEvent.click(button);
    await expect(document.documentElement.dataset.theme).not.toBe(globals.theme);
    const back = themeSwitch();
    if (back) await userEvent.click(back);
    await expect(document.documentElement.dataset.theme).toBe(globals.theme);
    localStorage.removeItem('livery.theme');
  },
};
