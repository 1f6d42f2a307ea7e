import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { pointIn } from '#src/ui/direction.fixture.ts';
import { DepositScreen } from '../DepositScreen.tsx';
import { cashier } from '../deposit.fixture.ts';

const [sample] = EXAMPLES.getDepositMethods.value.methods;
const NAMES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
const methods = sample ? NAMES.map((name) => ({ ...sample, provider: `Wallet ${name}` })) : [];

/** The method field of a cashier with many methods (S2.16 depositv2). */
const meta = {
  title: 'Features/Deposit/MethodField',
  component: DepositScreen,
  parameters: { player: true, route: '/deposit', msw: cashier(null, { methods }) },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof DepositScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const group = () => screen.findByRole('radiogroup', { name: like('deposit:method.label') });
const shown = async () => within(await group()).getAllByRole('radio');
const all = () => ({ name: t('deposit:method.all', { methods: '8' }) });

/** The height of the smallest phone's screen without the site's header, the bar at its bottom, and the page's padding. */
const SCREEN = 640 - 56 - 64 - 16;

/**
 * On a phone the amount and its quick amounts are on the first screen: only the method of the last paid deposit is above them. Scripts with
 * taller lines than Latin letters need some pixels more.
 */
export const OnPhones: Story = {
  globals: { viewport: { value: 'phone', isRotated: false }, language: 'en' },
  play: async ({ canvas }) => {
    await expect(await shown()).toHaveLength(1);
    await expect((await shown())[0]).toBeChecked();
    await expect(canvas.getByRole('button', all())).toBeSeen();
    const { top } = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const quick = within(canvas.getByRole('group', { name: t('deposit:amount.quick') }));
    for (const amount of quick.getAllByRole('button')) {
      await expect(amount.getBoundingClientRect().bottom - top).toBeLessThanOrEqual(SCREEN);
    }
  },
};

/** The text of the button that shows all methods ends where the methods end. */
export const InLine: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const text = document.createRange();
    text.selectNodeContents(await canvas.findByRole('button', all()));
    const end = pointIn(await group(), 1).clientX;
    const { left, right } = text.getBoundingClientRect();
    await expect(Math.min(Math.abs(left - end), Math.abs(right - end))).toBeLessThan(1);
  },
};

/** A press shows all methods; keyboard focus stays on the chosen one, and an arrow key chooses another. */
export const Expanded: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', all())).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await shown()).toHaveLength(8);
    await expect((await shown())[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect((await shown())[1]).toBeChecked());
    await expect(canvas.queryByRole('button', all())).toBeNull();
    await expect(await shown()).toHaveLength(8);
  },
};

/** From tablets upwards all methods are visible. */
export const WithRoom: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await shown()).toHaveLength(8);
    await expect(canvas.queryByRole('button', all())).toBeNull();
  },
};
