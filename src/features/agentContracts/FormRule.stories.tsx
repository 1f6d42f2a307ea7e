import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { like } from '#src/i18n/storyWords.fixture.ts';
import { keepsFormRule } from '#src/ui/form/formRule.fixture.ts';
import { ContractsScreen } from './ContractsScreen.tsx';
import { aroundContracts, forContracts } from './contracts.fixture.tsx';
import { forOffer } from './offer/offer.fixture.ts';

/** The offer form when opened, tabbed through and submitted empty. */
const meta = {
  title: 'Features/AgentContracts/FormRule',
  component: ContractsScreen,
  decorators: aroundContracts,
  parameters: {
    player: true,
    route: '/agentHome/contracts?offer=agent41',
    msw: [...forContracts(), ...forOffer],
  },
} satisfies Meta<typeof ContractsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offer: Story = {
  play: async () => {
    const dialog = within(
      await screen.findByRole('dialog', { name: like('agentContracts:offer.titleTo') }),
    );
    await dialog.findByRole('textbox', { name: like('agentContracts:offer.rate') });
    await keepsFormRule('OfferForm', dialog.getByRole('form'));
  },
};
