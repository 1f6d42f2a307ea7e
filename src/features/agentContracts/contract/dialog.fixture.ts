import { fn, screen, userEvent, within } from 'storybook/test';
import { like } from '#src/i18n/storyWords.fixture.ts';
import { asAgent } from '#src/shared/agentCentre/agent.fixture.ts';
import {
  aroundContracts,
  consequences,
  IN_FORCE,
  NO_ENDINGS,
  OFFER,
} from '../contracts.fixture.tsx';
import { ContractDialog } from './ContractDialog.tsx';

/** An offer next to the contract in force; accepting it ends others or none. */
export const offered = consequences(OFFER, { inForce: IN_FORCE });
export const nobody = consequences(OFFER, { inForce: IN_FORCE, endings: NO_ENDINGS });

const dialogOf = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));
export const offer = () => dialogOf(like('agentContracts:contract.offerTitle'));
export const contract = () => dialogOf(like('agentContracts:contract.title'));
export const question = async () => within(await screen.findByRole('alertdialog'));

export const press = async (dialog: Awaited<ReturnType<typeof offer>>, name: string) =>
  userEvent.click(await dialog.findByRole('button', { name }));

/** What all stories of an open contract share. */
export const contractDialog = {
  component: ContractDialog,
  decorators: aroundContracts,
  args: { id: OFFER.id, onClose: fn() },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: { player: true, route: '/agentHome/contracts', msw: [...asAgent, offered] },
};
