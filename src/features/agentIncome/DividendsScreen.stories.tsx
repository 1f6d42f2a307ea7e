import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { asAgent } from '#src/shared/agentCentre/agent.fixture.ts';
import { TABLE_FITS } from '#src/shared/agentCentre/tableFits.fixture.ts';
import { DividendsScreen } from './DividendsScreen.tsx';
import {
  aroundIncome,
  CORRECTED,
  correctedOutlook,
  details,
  dividends,
  forPayments,
  NO_TOTALS,
  outlook,
} from './income.fixture.tsx';

const asked: URLSearchParams[] = [];
const lastAsked = () => asked.at(-1);

/** Dividends paid to an agent, or to the agents below (S2.17 agentDividendRecordCopy2). */
const meta = {
  title: 'Features/AgentIncome/DividendsScreen',
  component: DividendsScreen,
  decorators: aroundIncome,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: { player: true, route: '/agentHome/dividends', msw: forPayments(asked) },
  beforeEach: () => {
    asked.length = 0;
  },
} satisfies Meta<typeof DividendsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The totals of the whole filter; an unpaid period says why, and the next page is appended. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/345\.86/)).toBeSeen();
    await expect(await canvas.findByText(/24\.27/)).toBeSeen();
    await expect(canvas.getByText(/5\.15/)).toBeSeen();
    await expect(canvas.getByText(/30\.36/)).toBeSeen();
    await expect(canvas.getByText(t('agentIncome:payments.formula.dividend'))).toBeSeen();
    await expect(lastAsked()?.get('side')).toBe('received');
    await userEvent.click(canvas.getByRole('button', { name: t('agentIncome:payments.older') }));
    await expect(
      await canvas.findByText(like('agentIncome:payments.reason.carried', { amount: '24.00' })),
    ).toBeSeen();
    await expect(canvas.getByText(/24\.27/)).toBeSeen();
    const carried = canvas.getAllByText(like('agentIncome:payments.carriedIn'));
    await expect(carried.at(-1)).toHaveTextContent(/24\.00/);
  },
};

/** On a phone each payment is a card. */
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** The page in Bengali. */
export const Bengali: Story = { globals: { language: 'bn' } };

/** The contract in force, and its earnings so far. */
export const Contract: Story = {
  play: async ({ canvas }) => {
    const part = within(
      await canvas.findByRole('region', { name: t('agentIncome:contract.title') }),
    );
    await expect(await part.findByText('agent01')).toBeSeen();
    await expect(part.getByText(/0\.37/)).toBeSeen();
  },
};

/** Dividends of the agents below; the address keeps the choice. */
export const ToDownlines: Story = {
  play: async ({ canvas }) => {
    const given = t('agentIncome:payments.side.given');
    await userEvent.click(await canvas.findByRole('link', { name: given }));
    await waitFor(() => expect(lastAsked()?.get('side')).toBe('given'));
    await expect(await canvas.findByRole('link', { name: 'agent02' })).toHaveAttribute(
      'href',
      '/agentHome/team?member=agent02',
    );
    await expect(canvas.getByRole('link', { name: given })).toHaveAttribute('aria-current', 'true');
  },
};

/** The period of a payment links to its calculation, term by term; closing it returns to the same record. */
export const Calculated: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/24\.27/)).toBeSeen();
    const [period] = canvas.getAllByRole('link', { name: /2026|২০২৬/ });
    if (!period) throw new Error('There is no payment.');
    await userEvent.click(period);
    const sheet = await openPayment();
    const through = t('agentIncome:terms.through', { account: 'agent02' });
    await expect(await sheet.findByText(through)).toBeSeen();
    await expect(sheet.getByText(t('agentIncome:terms.direct'))).toBeInTheDocument();
    await expect(sheet.getByText(t('agentIncome:payments.below'))).toBeInTheDocument();
    await expect(sheet.getByText(t('agentIncome:terms.rounding'))).toBeInTheDocument();
    await expect(sheet.queryByText(t('agentIncome:terms.carriedOut'))).toBeNull();
    await userEvent.click(sheet.getByRole('button', { name: t('agentIncome:terms.close') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText(/24\.27/)).toBeSeen();
  },
};

const openPayment = async () =>
  within(await screen.findByRole('dialog', { name: t('agentIncome:terms.title') }));

/** Each correction of a payment has its own line: amount, time and reason (S2.17). */
export const Corrected: Story = {
  parameters: {
    route: '/agentHome/dividends?payment=4',
    msw: [answers('getCommission', () => CORRECTED), ...forPayments(asked)],
  },
  play: async () => {
    const sheet = await openPayment();
    for (const { note } of CORRECTED.corrections)
      await expect(await sheet.findByText(note)).toBeSeen();
    await expect(sheet.getByText(/250\.00/)).toBeSeen();
    await expect(sheet.getByText(t('agentIncome:correction', { number: '2' }))).toBeSeen();
  },
};

/** Corrections of the current period are shown before it is paid. */
export const CorrectedSoFar: Story = {
  parameters: { msw: [correctedOutlook, ...forPayments(asked)] },
  play: async ({ canvas }) => {
    const part = within(
      await canvas.findByRole('region', { name: t('agentIncome:contract.title') }),
    );
    for (const { note } of CORRECTED.corrections)
      await expect(await part.findByText(note)).toBeSeen();
  },
};

/** A payment of another agent. */
export const Unknown: Story = {
  parameters: {
    route: '/agentHome/dividends?payment=7',
    msw: [answers('getCommission', () => null), ...forPayments(asked)],
  },
  play: async () => {
    const sheet = await openPayment();
    await expect(await sheet.findByText(t('agentIncome:terms.unknown'))).toBeSeen();
  },
};

/** A failed calculation is retried. */
export const NotCalculated: Story = {
  parameters: {
    route: '/agentHome/dividends?payment=4',
    msw: [fails('getCommission', 1), ...forPayments(asked)],
  },
  play: async () => {
    const sheet = await openPayment();
    await expect(await sheet.findByText(t('agentIncome:terms.failed'))).toBeSeen();
    await userEvent.click(sheet.getByRole('button', { name: t('agentIncome:terms.retry') }));
    await expect(await sheet.findByText(t('agentIncome:terms.sum'))).toBeInTheDocument();
  },
};

/** An agent without a contract. */
export const NoContract: Story = {
  parameters: {
    msw: [
      ...asAgent,
      answers('getDividendRecords', () => ({
        ...{ commissions: [], totalPages: 0, total: 0 },
        totals: NO_TOTALS,
      })),
      answers('getCommissionOutlook', () => ({
        ...{ now: '2026-03-02T14:07:30.000Z', contract: null, current: null },
      })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('agentIncome:contract.none'))).toBeSeen();
    await expect(await canvas.findByText(t('agentIncome:payments.none.received'))).toBeSeen();
  },
};

export const Loading: Story = {
  parameters: {
    msw: [...asAgent, neverAnswers('getDividendRecords'), neverAnswers('getCommissionOutlook')],
  },
};

/** Record and contract fail and are retried separately. */
export const Failed: Story = {
  parameters: {
    msw: [
      ...asAgent,
      fails('getDividendRecords', 1),
      fails('getCommissionOutlook', 1),
      ...[dividends(asked), outlook, details],
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('agentIncome:payments.failed'))).toBeSeen();
    await expect(await canvas.findByText(t('agentIncome:contract.failed'))).toBeSeen();
    for (const button of canvas.getAllByRole('button', { name: like('agentCentre:retry') }))
      await userEvent.click(button);
    await expect(await canvas.findByText(/24\.27/)).toBeSeen();
    await expect(await canvas.findByText(/0\.37/)).toBeSeen();
  },
};

/** The platform sorts the whole record, the newest first by default. */
export const Sorted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: t('agentIncome:payments.paid') }),
    );
    await waitFor(() => expect(lastAsked()?.get('sort')).toBe('amount'));
    await expect(lastAsked()?.get('order')).toBe('desc');
  },
};

/** All columns of the table fit on a small desktop. */
export const Fits: Story = TABLE_FITS;

export const FitsInBengali: Story = { ...Fits, globals: { language: 'bn' } };

/** All columns of the table fit on a small desktop. */
export const GivenFits: Story = {
  ...TABLE_FITS,
  parameters: { route: '/agentHome/dividends?side=given' },
};

export const GivenFitsInBengali: Story = { ...GivenFits, globals: { language: 'bn' } };
