import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { asText, t } from '#src/i18n/storyWords.fixture.ts';
import { answers, held } from '#src/platform/endpoints/answers.fixture.ts';
import { receiver } from '#src/platform/endpoints/receiver.fixture.ts';
import { asAgent } from '#src/shared/agentCentre/agent.fixture.ts';
import { ContractsScreen } from './ContractsScreen.tsx';
import { contract, offer, press, question } from './contract/dialog.fixture.ts';
import {
  aroundContracts,
  consequences,
  GIVEN_OFFER,
  IN_FORCE,
  OFFER,
  SALARY_OFFER,
} from './contracts.fixture.tsx';

const accepting = receiver('acceptContract');
const rejecting = receiver('rejectContract');
const ending = receiver('terminateContract');
const renewed = held('getContractOffers');

const isAnswered = () => accepting.sent.length + rejecting.sent.length + ending.sent.length > 0;
const inForce = () =>
  accepting.sent.length > 0 ? { ...IN_FORCE, ratePercent: '30.00' } : IN_FORCE;

/** The contracts of the page: an offer with a higher rate until it is answered, and one that the agent made until it is withdrawn. */
const pageOf = answers('getContracts', ({ searchParams }) => {
  const waiting = isAnswered() ? [] : [GIVEN_OFFER];
  const contracts = searchParams.get('side') === 'given' ? waiting : [inForce()];
  return { contracts, totalPages: 1, total: contracts.length };
});
const offers = answers('getContractOffers', () => ({
  contracts: isAnswered() ? [SALARY_OFFER] : [OFFER, SALARY_OFFER],
}));
const others = [pageOf, offers, accepting.handler, rejecting.handler, ending.handler, ...asAgent];

/** The contracts page after the agent has answered or withdrawn an offer (S4.16). */
const meta = {
  title: 'Features/AgentContracts/AnsweredContract',
  component: ContractsScreen,
  decorators: aroundContracts,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: {
    ...{ player: true, route: '/agentHome/contracts' },
    msw: [consequences(OFFER, { inForce: IN_FORCE }), ...others],
  },
  beforeEach: () => {
    for (const { reset } of [accepting, rejecting, ending]) reset();
    renewed.letGo();
  },
} satisfies Meta<typeof ContractsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const dividend = () => t('agentContracts:kind.dividend');

/** Opens the offered dividend, and returns the part of the page about dividends. */
async function openOffer() {
  const part = within(await screen.findByRole('region', { name: dividend() }));
  const see = { name: t('agentContracts:own.seeOf', { kind: dividend() }) };
  await userEvent.click(await part.findByRole('link', see));
  return part;
}

/** The link in the row of a kind. */
const inRow = async (canvas: ReturnType<typeof within>, name: string) =>
  within(await canvas.findByRole('row', { name: new RegExp(name) })).getByRole('link', { name });

const rate = (percent: string) => asText('agentContracts:rate.dividend', { percent });

/** The focus is on the contract of the kind, which is still in force. */
export const Rejected: Story = {
  play: async () => {
    const part = await openOffer();
    await press(await offer(), t('agentContracts:act.reject'));
    await press(await question(), t('agentContracts:act.reject'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(part.queryByText(t('agentContracts:own.offer'))).toBeNull());
    const state = part.getByText(rate('20')).closest('[tabindex]');
    await waitFor(() => expect(state).toHaveFocus());
  },
};

/** After a confirmation the focus is on the new contract. */
export const Accepted: Story = {
  play: async () => {
    const part = await openOffer();
    await press(await offer(), t('agentContracts:act.accept'));
    await press(await question(), t('agentContracts:act.accept'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const state = (await part.findByText(rate('30'))).closest('[tabindex]');
    await waitFor(() => expect(state).toHaveFocus());
  },
};

/** The dialog keeps the offer until the page behind it shows the answer. */
export const ClosesAfterwards: Story = {
  parameters: {
    msw: [renewed.handler, consequences(OFFER, { inForce: IN_FORCE }), ...others],
  },
  play: async () => {
    const part = await openOffer();
    await press(await offer(), t('agentContracts:act.reject'));
    const asked = await question();
    const reject = await asked.findByRole('button', { name: t('agentContracts:act.reject') });
    renewed.hold();
    await userEvent.click(reject);
    await expect(await screen.findByText(t('agentContracts:done.reject'))).toBeSeen();
    await expect(reject).toHaveAttribute('aria-busy', 'true');
    await expect(reject).toBeSeen();
    renewed.letGo();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(part.queryByText(t('agentContracts:own.offer'))).toBeNull());
  },
};

/** A withdrawn offer leaves the list of open ones; the focus is on the heading of the list. */
export const Withdrawn: Story = {
  parameters: {
    route: '/agentHome/contracts?side=given&state=offered',
    msw: [consequences(GIVEN_OFFER), ...others],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await inRow(canvas, t('agentContracts:kind.daily')));
    await press(await offer(), t('agentContracts:act.takeBack'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const title = { name: t('agentContracts:list.title.given') };
    const heading = canvas.getByRole('heading', title).closest('[tabindex]');
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

/** A contract opened from a row that stays leaves the focus there. */
export const Read: Story = {
  parameters: { msw: [consequences(IN_FORCE), ...others] },
  play: async ({ canvas }) => {
    const link = await inRow(canvas, dividend());
    await userEvent.click(link);
    await contract();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(link).toHaveFocus());
  },
};
