import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { asText, like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { type Outcome, receiver } from '#src/platform/endpoints/receiver.fixture.ts';
import { asAgent } from '#src/shared/agentCentre/agent.fixture.ts';
import { coversPage } from '#src/ui/dialog/coversPage.fixture.ts';
import { aroundContracts } from '../contracts.fixture.tsx';
import { OfferDialog } from './OfferDialog.tsx';
import { answersConsequences, closedTerms, forOffer, terms } from './offer.fixture.ts';

const dialog = async () =>
  within(await screen.findByRole('dialog', { name: like('agentContracts:offer.titleTo') }));
type Opened = Awaited<ReturnType<typeof dialog>>;
const press = async (opened: Opened, name: string) =>
  userEvent.click(await opened.findByRole('button', { name }));
const rateIn = (opened: Opened) =>
  opened.findByRole('textbox', { name: like('agentContracts:offer.rate') });

/** Fills in a weekly dividend at a rate and goes on to the review. */
async function filled(rate = '25'): Promise<Opened> {
  const opened = await dialog();
  await userEvent.type(await rateIn(opened), rate);
  await userEvent.click(
    opened.getByRole('combobox', { name: like('agentContracts:offer.period') }),
  );
  const weekly = { name: t('agentContracts:paid.weekly') };
  await userEvent.click(await screen.findByRole('option', weekly));
  await press(opened, t('agentContracts:offer.review'));
  return opened;
}

/** An offer of a contract to an agent directly below (S4.16, S6.4). */
const meta = {
  title: 'Features/AgentContracts/OfferDialog',
  component: OfferDialog,
  decorators: aroundContracts,
  args: { account: 'agent41', onClose: fn(), onSent: fn(), onAnother: fn() },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: {
    docs: { story: coversPage },
    ...{ player: true, route: '/agentHome/contracts', msw: forOffer },
  },
} satisfies Meta<typeof OfferDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The kinds that can be offered, current contracts, and why a kind cannot be offered. */
export const Untouched: Story = {
  play: async () => {
    const opened = await dialog();
    const dividend = await opened.findByRole('radio', {
      name: like('agentContracts:kind.dividend'),
    });
    await expect(dividend).toBeChecked();
    await expect(opened.getByText(t('agentContracts:offer.closed.waiting'))).toBeSeen();
    await expect(opened.getByText(t('agentContracts:offer.closed.noOwn'))).toBeSeen();
    await expect(
      opened.getByText(
        asText('agentContracts:offer.rateHintAbove', { above: '10', highest: '30' }),
      ),
    ).toBeSeen();
    await userEvent.click(
      opened.getByRole('radio', { name: like('agentContracts:kind.realtime') }),
    );
    await expect(
      await opened.findByText(asText('agentContracts:offer.rateHint', { highest: '0.12' })),
    ).toBeSeen();
    await expect(opened.queryByRole('combobox')).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const Bengali: Story = { globals: { language: 'bn' } };

/** A rate out of bounds shows an error at its field, with the bound. */
export const OutOfBounds: Story = {
  play: async () => {
    const opened = await filled('10');
    const low = asText('agentContracts:offer.fault.tooLow', { above: '10' });
    await expect(await opened.findByText(low)).toBeSeen();
    const rate = await rateIn(opened);
    await userEvent.clear(rate);
    await userEvent.type(rate, '30.01');
    await press(opened, t('agentContracts:offer.review'));
    const high = asText('agentContracts:offer.fault.tooHigh', { highest: '30' });
    await expect(await opened.findByText(high)).toBeSeen();
  },
};

/** The review: the current contract, an example in money, and who below would lose a contract. */
export const Review: Story = {
  play: async () => {
    const opened = await filled();
    await expect(await opened.findByText(t('agentContracts:offer.reviewTitle'))).toBeSeen();
    const rate = within(opened.getByRole('row', { name: like('agentContracts:field.rate') }));
    await expect(rate.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      ...['25', '10'].map((percent) => t('agentContracts:percent', { percent })),
    ]);
    await expect(opened.getByText(/2,500\.00.*1,000\.00/)).toBeSeen();
    await expect(await opened.findByText(/farida42/)).toBeSeen();
    await press(opened, t('agentContracts:offer.back'));
    await expect(await rateIn(opened)).toHaveValue('25');
  },
};

export const ReviewOnPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const opened = await filled();
    await expect(await opened.findByText(t('agentContracts:offer.reviewTitle'))).toBeSeen();
  },
};

const sending = receiver('offerContract');

/** Pressed twice, it is sent once. */
export const Sent: Story = {
  parameters: { msw: [...forOffer, sending.handler] },
  beforeEach: sending.reset,
  play: async ({ args }) => {
    const opened = await filled();
    await opened.findByText(/farida42/);
    await userEvent.dblClick(opened.getByRole('button', { name: t('agentContracts:offer.send') }));
    await expect(await screen.findByText(t('agentContracts:done.offer'))).toBeSeen();
    await waitFor(() => expect(args.onSent).toHaveBeenCalledOnce());
    await expect(sending.sent.map(({ body }) => body)).toEqual([
      { account: 'agent41', kind: 'dividend', period: 'weekly', ratePercent: '25.00' },
    ]);
  },
};

const losing = receiver('offerContract', ['lost']);

/** A lost response is not confirmed yet; sent again with its key, the offer is made once. */
export const Unconfirmed: Story = {
  parameters: { msw: [...forOffer, losing.handler] },
  beforeEach: losing.reset,
  play: async ({ args }) => {
    const opened = await filled();
    await opened.findByText(/farida42/);
    await press(opened, t('agentContracts:offer.send'));
    const told = t('agentContracts:failure.unconfirmed');
    await expect(await opened.findByRole('alert')).toHaveTextContent(told);
    await press(opened, t('agentContracts:act.again'));
    await waitFor(() => expect(args.onSent).toHaveBeenCalledOnce());
    await expect(losing.sent[1]).toEqual(losing.sent[0]);
  },
};

function refused(
  code: 'contract_offer_open' | 'contract_rate_too_high' | 'contract_agent_unavailable',
) {
  const outcome: Outcome = { code, status: 409 };
  const { handler, reset } = receiver('offerContract', [outcome]);
  return {
    parameters: { msw: [...forOffer, handler] },
    beforeEach: reset,
    play: async () => {
      const opened = await filled();
      await opened.findByText(/farida42/);
      await press(opened, t('agentContracts:offer.send'));
      const alert = await opened.findByRole('alert');
      await expect(alert).toHaveTextContent(t('agentContracts:failure.offer'));
      await expect(alert).toHaveTextContent(t(`platform:error.${code}`));
      await press(opened, t('agentContracts:offer.back'));
      await expect(await rateIn(opened)).toHaveValue('25');
    },
  } satisfies Story;
}
export const OfferWaits: Story = refused('contract_offer_open');
export const RateTooHigh: Story = refused('contract_rate_too_high');
export const UnavailableMeanwhile: Story = refused('contract_agent_unavailable');

/** An agent who cannot be offered anything; no reason is shown. */
export const Unavailable: Story = {
  parameters: { msw: [...asAgent, answers('getOfferTerms', () => null)] },
  play: async ({ args }) => {
    const opened = await dialog();
    await expect(await opened.findByText(t('agentContracts:offer.unavailable'))).toBeSeen();
    await press(opened, t('agentContracts:offer.another'));
    await expect(args.onAnother).toHaveBeenCalledOnce();
  },
};

/** An agent without contracts of their own cannot offer any. */
export const NothingToOffer: Story = {
  parameters: { msw: [...asAgent, closedTerms] },
  play: async () => {
    const opened = await dialog();
    await expect(await opened.findByText(t('agentContracts:offer.nothing'))).toBeSeen();
    await expect(opened.queryByRole('form')).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { msw: [...asAgent, neverAnswers('getOfferTerms')] },
};

export const Failed: Story = {
  parameters: { msw: [...asAgent, fails('getOfferTerms', 1), terms] },
  play: async () => {
    const opened = await dialog();
    await expect(await opened.findByText(t('agentContracts:offer.failed'))).toBeSeen();
    await press(opened, t('agentContracts:retry'));
    await expect(await rateIn(opened)).toBeSeen();
  },
};

/** The offer cannot be sent before the endings have loaded. */
export const EndingsFailed: Story = {
  parameters: {
    msw: [fails('getOfferConsequences', 1), ...[...asAgent, terms, answersConsequences]],
  },
  play: async () => {
    const opened = await filled();
    await expect(await opened.findByText(t('agentContracts:endings.failed'))).toBeSeen();
    const send = { name: t('agentContracts:offer.send') };
    await expect(opened.getByRole('button', send)).toBeDisabled();
    await press(opened, t('agentContracts:retry'));
    await expect(await opened.findByText(/farida42/)).toBeSeen();
    await waitFor(() => expect(opened.getByRole('button', send)).toBeEnabled());
  },
};
