import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { asText, like, t } from '#src/i18n/storyWords.fixture.ts';
import type { PointItem } from '#src/platform/contract.generated.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { keepsFormRule } from '#src/ui/form/formRule.fixture.ts';
import { PointMallScreen } from './PointMallScreen.tsx';

const credit: PointItem = {
  code: 'credit-1',
  kind: 'credit',
  name: '1.00 play credit',
  description: 'Paid into the wallet once it is approved.',
  image: '/art/HERON-0018.svg?v=1&shape=wide',
  price: '100.00',
  worth: '1.00',
  stock: 40,
};

/** An affordable item, one that is too expensive, one that is sold out. */
const ITEMS: PointItem[] = [
  credit,
  { ...credit, code: 'shirt', kind: 'goods', name: 'A shirt', price: '5000.00', worth: null },
  { ...credit, code: 'mug', kind: 'goods', name: 'A mug', price: '50.00', worth: null, stock: 0 },
];
const items = answers('getPointItems', () => ({ list: ITEMS, totalPages: 1 }));
const known = [
  answers('getPointBalance'),
  answers('getPointConfig'),
  ...[items, answers('getPayloadKeys')],
];

/** Points, the items to redeem, and the history of points (S2.9, S7.30). */
const meta = {
  title: 'Features/PointMall/PointMallScreen',
  component: PointMallScreen,
  parameters: { route: '/pointMall', player: true, msw: known },
} satisfies Meta<typeof PointMallScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('410.00')).toBeSeen();
    await expect(
      await canvas.findByText(t('pointMall:items.short', { points: '4,590.00' })),
    ).toBeSeen();
    await expect(canvas.getByText(t('pointMall:items.soldOut'))).toBeSeen();
    await expect(
      await canvas.findByText(like('pointMall:how.earnRate', { stake: '100.00' })),
    ).toBeSeen();
  },
};

/** A wrong payment password is reported, and no points are taken (S7.30). */
export const Redeeming: Story = {
  parameters: {
    msw: [...known, refuses('redeemPoints', { code: 'payment_password_wrong', status: 403 })],
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', {
        name: t('pointMall:items.redeemNamed', { name: '1.00 play credit' }),
      }),
    );
    const dialog = within(
      await screen.findByRole('dialog', {
        name: t('pointMall:redeem.title', { name: '1.00 play credit' }),
      }),
    );
    await expect(dialog.getByText(t('pointMall:items.price', { points: '310.00' }))).toBeSeen();
    await userEvent.click(
      dialog.getByRole('button', { name: t('pointMall:redeem.submit', { points: '100.00' }) }),
    );
    await expect(await dialog.findByText(t('pointMall:password.missing'))).toBeSeen();
    await userEvent.type(dialog.getByLabelText(like('pointMall:password.label')), '204816');
    await userEvent.click(
      dialog.getByRole('button', { name: t('pointMall:redeem.submit', { points: '100.00' }) }),
    );
    const alert = await dialog.findByRole('alert');
    await expect(alert).toHaveTextContent(t('platform:error.payment_password_wrong'));
    await expect(alert).toHaveTextContent(asText('pointMall:redeem.kept'));
    const reset = dialog.getByRole('link', { name: t('session:password.forgottenPayment') });
    await expect(reset).toBeSeen();
  },
};

/** The convertible points are shown beforehand (S7.30). */
export const Converting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: t('pointMall:balance.convert') }),
    );
    const dialog = within(
      await screen.findByRole('dialog', { name: t('pointMall:convert.title') }),
    );
    const points = dialog.getByRole('textbox', { name: like('pointMall:convert.amount') });
    await userEvent.type(points, '99');
    await userEvent.click(dialog.getByRole('button', { name: t('pointMall:balance.convert') }));
    await expect(
      await dialog.findByText(t('pointMall:convert.least', { least: '100.00' })),
    ).toBeSeen();
    await userEvent.clear(points);
    await userEvent.type(points, '২০০');
    await expect(
      await dialog.findByText(like('pointMall:convert.gives', { money: '2.00' })),
    ).toBeSeen();
  },
};

/** A visitor learns how it works, and logs in to see more. */
export const Visitor: Story = {
  parameters: { player: false, msw: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('pointMall:how.earn'))).toBeSeen();
    await expect(canvas.getByRole('link', { name: t('pointMall:logInAction') })).toBeSeen();
  },
};

/** Points can be viewed and redeemed without the rates; to convert them, the rates are refetched. */
export const RatesFailed: Story = {
  parameters: {
    msw: [answers('getPointBalance'), fails('getPointConfig', 1), answers('getPointConfig'), items],
  },
  play: async ({ canvas }) => {
    const alert = within(await canvas.findByRole('alert'));
    await expect(alert.getByText(t('pointMall:ratesFailed'))).toBeSeen();
    await expect(canvas.getByText('410.00')).toBeSeen();
    await userEvent.click(alert.getByRole('button', { name: t('pointMall:retry') }));
    await expect(
      await canvas.findByRole('button', { name: t('pointMall:balance.convert') }),
    ).toBeSeen();
  },
};

export const Loading: Story = {
  parameters: {
    msw: [
      neverAnswers('getPointBalance'),
      neverAnswers('getPointConfig'),
      neverAnswers('getPointItems'),
    ],
  },
};

export const Empty: Story = {
  parameters: {
    msw: [...known.slice(0, 2), answers('getPointItems', () => ({ list: [], totalPages: 0 }))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('pointMall:items.none'))).toBeSeen();
  },
};

export const Failed: Story = {
  parameters: { msw: [fails('getPointBalance', 1), ...known] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('pointMall:balance.failed'));
    await expect(canvas.getByRole('heading', { name: t('pointMall:items.title') })).toBeSeen();
    await userEvent.click(canvas.getByRole('button', { name: t('pointMall:retry') }));
    await expect(await canvas.findByText('410.00')).toBeSeen();
  },
};

export const ConvertFormRule: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: t('pointMall:balance.convert') }),
    );
    await keepsFormRule('ConvertForm', await screen.findByRole('form'));
  },
};

export const RedeemFormRule: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', {
        name: t('pointMall:items.redeemNamed', { name: '1.00 play credit' }),
      }),
    );
    await keepsFormRule('RedeemForm', await screen.findByRole('form'));
  },
};
