import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { asText, t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { receiver } from '#src/platform/endpoints/receiver.fixture.ts';
import { asAgent } from '#src/shared/agentCentre/agent.fixture.ts';
import { coversPage } from '#src/ui/dialog/coversPage.fixture.ts';
import { consequences, GIVEN, GIVEN_OFFER, NO_ENDINGS, OFFER } from '../contracts.fixture.tsx';
import type { ContractDialog } from './ContractDialog.tsx';
import {
  contract,
  contractDialog,
  nobody,
  offer,
  offered,
  press,
  question,
} from './dialog.fixture.ts';

/** An agent's actions on the open contract: accept, reject, withdraw, end (S4.16, S6.4). */
const meta = {
  ...contractDialog,
  // Storybook writes the comment above into `docs`, and overrides parameters that are not listed here.
  parameters: { ...contractDialog.parameters, docs: { story: coversPage } },
  title: 'Features/AgentContracts/ContractActs',
} satisfies Meta<typeof ContractDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const accepting = receiver('acceptContract');

/** If contracts below would end, accepting asks for confirmation of the listed contracts. Pressed twice, it is done once. */
export const Accepts: Story = {
  parameters: { msw: [...asAgent, offered, accepting.handler] },
  beforeEach: accepting.reset,
  play: async ({ args }) => {
    const dialog = await offer();
    await press(dialog, t('agentContracts:act.accept'));
    const asked = await question();
    await expect(
      asked.getByText(t('agentContracts:endings.contracts', { count: 2, shown: '2' })),
    ).toBeSeen();
    await expect(accepting.sent).toEqual([]);
    await userEvent.dblClick(asked.getByRole('button', { name: t('agentContracts:act.accept') }));
    await expect(await screen.findByText(t('agentContracts:done.accept'))).toBeSeen();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(accepting.sent.map(({ body }) => body)).toEqual([
      { id: OFFER.id, agreed: '9e107d9d372bb6826bd81d3542a419d6' },
    ]);
  },
};

/** Going back accepts nothing. */
export const GoesBack: Story = {
  parameters: { msw: [...asAgent, offered, accepting.handler] },
  beforeEach: accepting.reset,
  play: async () => {
    await press(await offer(), t('agentContracts:act.accept'));
    await press(await question(), t('agentContracts:question.back'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(accepting.sent).toEqual([]);
  },
};

/** Accepts without confirmation if nothing ends. */
export const AcceptsAtOnce: Story = {
  parameters: { msw: [...asAgent, nobody, accepting.handler] },
  beforeEach: accepting.reset,
  play: async ({ args }) => {
    await press(await offer(), t('agentContracts:act.accept'));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(accepting.sent).toHaveLength(1);
  },
};

const rejecting = receiver('rejectContract');

/** Rejecting asks for confirmation first, and names the agent who offers; going back rejects nothing. */
export const Rejects: Story = {
  parameters: { msw: [...asAgent, offered, rejecting.handler] },
  beforeEach: rejecting.reset,
  play: async ({ args }) => {
    await press(await offer(), t('agentContracts:act.reject'));
    const first = await question();
    const named = t('agentContracts:question.rejectFrom', { offerer: 'agent01' });
    await expect(first.getByRole('heading', { name: named })).toBeSeen();
    await expect(first.getByText(t('agentContracts:question.toldReject'))).toBeSeen();
    await press(first, t('agentContracts:question.back'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(rejecting.sent).toEqual([]);
    await press(await offer(), t('agentContracts:act.reject'));
    await press(await question(), t('agentContracts:act.reject'));
    await expect(await screen.findByText(t('agentContracts:done.reject'))).toBeSeen();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(rejecting.sent).toHaveLength(1);
  },
};

const losing = receiver('acceptContract', ['lost']);

/** A lost response is not confirmed yet; sent again with its key, the action is done once. */
export const Unconfirmed: Story = {
  parameters: { msw: [...asAgent, nobody, losing.handler] },
  beforeEach: losing.reset,
  play: async ({ args }) => {
    const dialog = await offer();
    await press(dialog, t('agentContracts:act.accept'));
    const told = t('agentContracts:failure.unconfirmed');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(told);
    await press(dialog, t('agentContracts:act.again'));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    const [first, again] = losing.sent;
    await expect(again).toEqual(first);
    await expect(first?.key).toBeTruthy();
  },
};

/** Each refusal's message says what happened, and that nothing changed. */
function refused(code: string, words: 'tooHighReceived' | 'notHigher' | 'changed' | 'endings') {
  const { handler, reset } = receiver('acceptContract', [{ code, status: 409 }]);
  return {
    parameters: { msw: [...asAgent, nobody, handler] },
    beforeEach: reset,
    play: async () => {
      const dialog = await offer();
      await press(dialog, t('agentContracts:act.accept'));
      const alert = await dialog.findByRole('alert');
      await expect(alert).toHaveTextContent(t('agentContracts:failure.accept'));
      await expect(alert).toHaveTextContent(t(`agentContracts:failure.${words}`));
    },
  } satisfies Story;
}
export const TooHigh: Story = refused('contract_rate_too_high', 'tooHighReceived');
export const NotHigher: Story = refused('contract_rate_not_higher', 'notHigher');
export const AlreadyAnswered: Story = refused('transition_refused', 'changed');
export const EndsOthers: Story = refused('contract_endings_changed', 'endings');

let isWithdrawn = false;
const withdrawn = receiver('acceptContract', [{ code: 'transition_refused', status: 409 }]);

/** An offer that was withdrawn meanwhile says so and can no longer be answered. */
export const WithdrawnMeanwhile: Story = {
  parameters: {
    msw: [
      ...[...asAgent, withdrawn.handler],
      answers('getContractConsequences', () => ({
        contract: isWithdrawn
          ? { ...OFFER, state: 'terminated', end: 'withdrawn', closedAt: OFFER.offeredAt }
          : OFFER,
        ...{ inForce: null, endings: NO_ENDINGS },
      })),
    ],
  },
  beforeEach: () => {
    withdrawn.reset();
    isWithdrawn = false;
  },
  play: async () => {
    const before = await offer();
    await before.findByRole('button', { name: t('agentContracts:act.accept') });
    isWithdrawn = true;
    await press(before, t('agentContracts:act.accept'));
    const dialog = await contract();
    await expect(await dialog.findByText(t('agentContracts:endText.withdrawn'))).toBeSeen();
    await expect(dialog.getByRole('alert')).toHaveTextContent(
      asText('agentContracts:failure.changed'),
    );
    await expect(dialog.queryByRole('button', { name: t('agentContracts:act.accept') })).toBeNull();
  },
};

const ending = receiver('terminateContract');

/** The agent withdraws an offer that they made. */
export const TakesBack: Story = {
  parameters: {
    msw: [...asAgent, consequences(GIVEN_OFFER, { endings: NO_ENDINGS }), ending.handler],
  },
  beforeEach: ending.reset,
  play: async ({ args }) => {
    const dialog = await offer();
    await press(dialog, t('agentContracts:act.takeBack'));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(ending.sent.map(({ body }) => body)).toEqual([{ id: OFFER.id, state: 'offered' }]);
  },
};

/** A contract that the agent gave ends after a confirmation that lists what ends with it. */
export const Ends: Story = {
  parameters: { msw: [...asAgent, consequences(GIVEN), ending.handler] },
  beforeEach: ending.reset,
  play: async ({ args }) => {
    const dialog = await contract();
    await expect(await dialog.findByText(/farida42/)).toBeSeen();
    await press(dialog, t('agentContracts:act.end'));
    const asked = await question();
    await expect(
      asked.getByText(t('agentContracts:endings.withContracts', { count: 2, shown: '2' })),
    ).toBeSeen();
    await press(asked, t('agentContracts:act.end'));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(ending.sent.map(({ body }) => body)).toEqual([
      { id: OFFER.id, state: 'accepted', agreed: '9e107d9d372bb6826bd81d3542a419d6' },
    ]);
  },
};
