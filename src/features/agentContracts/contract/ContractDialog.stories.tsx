import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { asAgent } from '#src/shared/agentCentre/agent.fixture.ts';
import { coversPage } from '#src/ui/dialog/coversPage.fixture.ts';
import {
  consequences,
  IN_FORCE,
  NO_ENDINGS,
  REPLACED,
  SALARY_OFFER,
} from '../contracts.fixture.tsx';
import type { ContractDialog } from './ContractDialog.tsx';
import { contract, contractDialog, offer, offered, press } from './dialog.fixture.ts';

/** The dialog of a contract, with all that the agent should know before they act (S2.15, S4.16). */
const meta = {
  ...contractDialog,
  // Storybook writes the comment above into `docs`, and overrides parameters that are not listed here.
  parameters: { ...contractDialog.parameters, docs: { story: coversPage } },
  title: 'Features/AgentContracts/ContractDialog',
} satisfies Meta<typeof ContractDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An offer next to the contract in force, its meaning, and the agents below who would lose a contract, page by page. */
export const Offer: Story = {
  play: async () => {
    const dialog = await offer();
    const table = within(
      await dialog.findByRole('table', { name: t('agentContracts:contract.compare') }),
    );
    const rate = within(table.getByRole('row', { name: like('agentContracts:field.rate') }));
    await expect(rate.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      ...['30', '20'].map((percent) => t('agentContracts:percent', { percent })),
    ]);
    await expect(dialog.getByText(like('agentContracts:contract.difference'))).toBeSeen();
    await expect(dialog.getByText(/3,000\.00.*2,000\.00/)).toBeSeen();
    await expect(
      dialog.getByText(t('agentContracts:endings.contracts', { count: 2, shown: '2' })),
    ).toBeSeen();
    const list = within(dialog.getByRole('list', { name: t('agentContracts:endings.list') }));
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
    await press(dialog, t('agentContracts:endings.older'));
    await expect(await list.findByText(/rubel9/)).toBeSeen();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const Bengali: Story = { globals: { language: 'bn' } };

/** A salary offer from the operator to an agent without a salary. */
export const FirstSalary: Story = {
  parameters: {
    msw: [...asAgent, consequences(SALARY_OFFER, { endings: NO_ENDINGS })],
  },
  play: async () => {
    const dialog = await offer();
    await expect(await dialog.findByText(t('agentContracts:contract.nothing'))).toBeSeen();
    await expect(dialog.getByText(t('agentContracts:operator'))).toBeSeen();
    await expect(dialog.getByText(t('agentContracts:endings.none.accept'))).toBeSeen();
  },
};

/** The receiver can read a contract in force but has no actions. */
export const InForce: Story = {
  parameters: { msw: [...asAgent, consequences(IN_FORCE)] },
  play: async () => {
    const dialog = await contract();
    await expect(await dialog.findByText(t('agentContracts:contract.meaning'))).toBeSeen();
    await expect(dialog.queryByText(/farida42/)).toBeNull();
    await expect(dialog.getAllByRole('button')).toHaveLength(1);
  },
};

/** A past version: its dates, and how it ended. */
export const Ended: Story = {
  parameters: { msw: [...asAgent, consequences(REPLACED, { endings: NO_ENDINGS })] },
  play: async () => {
    const dialog = await contract();
    await expect(await dialog.findByText(t('agentContracts:endText.replaced'))).toBeSeen();
    await expect(dialog.getByText(t('agentContracts:field.until'))).toBeSeen();
    await expect(dialog.queryByText(t('agentContracts:contract.meaning'))).toBeNull();
  },
};

/** A contract of another agent. */
export const Unknown: Story = {
  parameters: { msw: [...asAgent, answers('getContractConsequences', () => null)] },
  play: async () => {
    await expect(await screen.findByText(t('agentContracts:contract.unknown'))).toBeSeen();
  },
};

/** An address that names no contract at all says the same. */
export const Misspelt: Story = {
  ...Unknown,
  parameters: {
    msw: [
      ...asAgent,
      refuses('getContractConsequences', { code: 'invalid_parameter', status: 422 }),
    ],
  },
};

export const Loading: Story = {
  parameters: { msw: [...asAgent, neverAnswers('getContractConsequences')] },
};

export const Failed: Story = {
  parameters: { msw: [...asAgent, fails('getContractConsequences', 1), offered] },
  play: async () => {
    await expect(await screen.findByText(t('agentContracts:contract.failed'))).toBeSeen();
    await userEvent.click(screen.getByRole('button', { name: t('agentContracts:retry') }));
    await expect(await screen.findByText(t('agentContracts:contract.meaning'))).toBeSeen();
  },
};
