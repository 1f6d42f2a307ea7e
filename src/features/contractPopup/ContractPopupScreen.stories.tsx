import type { Meta, StoryObj } from '@storybook/react-vite';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { t } from '#src/i18n/storyWords.fixture.ts';
import type { Contract } from '#src/platform/contract.generated.ts';
import { CONTRACTS } from '#src/platform/endpoints/agents/contracts.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { asAgent } from '#src/shared/agentCentre/agent.fixture.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { coversPage } from '#src/ui/dialog/coversPage.fixture.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';
import { ContractPopupScreen, type ContractPopupScreenProps } from './ContractPopupScreen.tsx';

const offer = (place: number, rest: Partial<Contract> = {}): Contract => ({
  ...EXAMPLES.acceptContract.value,
  id: `0b54b1a5-8e0d-4d55-8b9d-${String(place).padStart(12, '0')}`,
  ...{ state: 'offered', side: 'received', account: 'agent02', offerer: 'agent01' },
  ...rest,
});
const DIVIDEND = offer(1);
const SALARY = offer(2, { kind: 'hourly', period: null, ratePercent: '0.25', offerer: null });

let waiting: readonly Contract[] = [];
let queries: QueryClient | undefined;
const offers = answers('getContractOffers', () => ({ contracts: [...waiting] }));

/** Changes the open offers, and notifies the page as the platform does (S6.6). */
async function tell(contracts: readonly Contract[]): Promise<void> {
  waiting = contracts;
  await queries?.invalidateQueries({ queryKey: CONTRACTS });
}

/** A page below, with a form to fill in. */
function Page(props: ContractPopupScreenProps) {
  queries = useQueryClient();
  const { pathname, search } = useLocation();
  const [amount, setAmount] = useState('');
  return (
    <>
      <p data-testid="place">{pathname + search}</p>
      <Form label="Deposit" onSubmit={() => undefined}>
        <TextField label="Amount" value={amount} onChange={setAmount} />
      </Form>
      <Button onClick={() => setAmount('')}>Clear</Button>
      <ContractPopupScreen {...props} />
    </>
  );
}

const popup = (count: number) =>
  screen.findByRole('dialog', {
    name: t('contractPopup:title', { count, shown: String(count) }),
  });
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Unanswered offers, shown to an agent on any page (S2.15, S6.6). */
const meta = {
  title: 'Features/ContractPopup/ContractPopupScreen',
  component: ContractPopupScreen,
  render: (args) => <Page {...args} />,
  parameters: {
    docs: { story: coversPage },
    ...{ player: true, route: '/rng', msw: [offers, ...asAgent] },
  },
  beforeEach: () => {
    waiting = [DIVIDEND];
  },
} satisfies Meta<typeof ContractPopupScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** After the login: the offer, the offerer, and a link to it. */
export const Waiting: Story = {
  play: async () => {
    const dialog = within(await popup(1));
    await expect(dialog.getByText(t('contractPopup:kind.dividend'))).toBeSeen();
    await expect(dialog.getByText(t('contractPopup:from', { offerer: 'agent01' }))).toBeSeen();
    await userEvent.click(
      dialog.getByRole('button', { name: t('contractPopup:see', { count: 1 }) }),
    );
    await expect(await screen.findByTestId('place')).toHaveTextContent(
      `/agentHome/contracts?contract=${DIVIDEND.id}`,
    );
    await isGone();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const Bengali: Story = { globals: { language: 'bn' } };

/** Several offers at once share one popup, which links to all of them. */
export const Several: Story = {
  beforeEach: () => {
    waiting = [DIVIDEND, SALARY];
  },
  play: async () => {
    const dialog = within(await popup(2));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(
      dialog.getByRole('button', { name: t('contractPopup:see', { count: 2 }) }),
    );
    await expect(await screen.findByTestId('place')).toHaveTextContent(/contracts$/);
  },
};

/** Each offer is shown once; a later one is shown too. */
export const Later: Story = {
  play: async () => {
    const dialog = within(await popup(1));
    await userEvent.click(dialog.getByRole('button', { name: t('contractPopup:later') }));
    await isGone();
    await tell([DIVIDEND]);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await tell([SALARY, DIVIDEND]);
    const next = within(await popup(1));
    await expect(next.getByText(t('contractPopup:kind.hourly'))).toBeSeen();
  },
};

/** An offer that arrives while a form is filled in waits until that is done. */
export const AfterForm: Story = {
  beforeEach: () => {
    waiting = [];
  },
  play: async () => {
    const amount = await screen.findByRole('textbox', { name: 'Amount' });
    await userEvent.type(amount, '50');
    await tell([DIVIDEND]);
    await userEvent.type(amount, '0.00');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(amount).toHaveValue('500.00');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await expect(await popup(1)).toBeSeen();
  },
};

/** Opens another dialog above the page. */
function openOther(): HTMLElement {
  const other = document.createElement('div');
  other.setAttribute('role', 'dialog');
  other.setAttribute('aria-label', 'Another dialog');
  document.body.append(other);
  return other;
}

/** An offer that arrives while a dialog is open waits until it is closed. */
export const AfterDialog: Story = {
  beforeEach: () => {
    const other = openOther();
    return () => other.remove();
  },
  play: async () => {
    const other = await screen.findByRole('dialog', { name: 'Another dialog' });
    await tell([DIVIDEND]);
    await expect(screen.getAllByRole('dialog')).toEqual([other]);
    other.remove();
    await expect(await popup(1)).toBeSeen();
  },
};

let codeArrives: (() => void) | undefined;

/** A dialog that opens while the code of the popup loads stays the only one. */
export const SlowCode: Story = {
  beforeEach: () => {
    codeArrives = undefined;
  },
  args: {
    load: () =>
      new Promise((resolve) => {
        codeArrives = () => resolve(import('./OfferPopup.tsx'));
      }),
  },
  play: async () => {
    await waitFor(() => expect(codeArrives).toBeDefined());
    const other = openOther();
    codeArrives?.();
    await import('./OfferPopup.tsx');
    await tell([DIVIDEND]);
    await expect(screen.getAllByRole('dialog')).toEqual([other]);
    other.remove();
    await expect(await popup(1)).toBeSeen();
  },
};

/** An offer that is withdrawn while shown disappears. */
export const Withdrawn: Story = {
  play: async () => {
    await popup(1);
    await tell([]);
    await isGone();
  },
};

/** An offer that is already open is not shown again. */
export const Open: Story = {
  parameters: { route: `/agentHome/contracts?contract=${DIVIDEND.id}` },
  play: async () => {
    await waitFor(() => expect(queries?.isFetching()).toBe(0));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** No promotion during a break. */
export const OnABreak: Story = {
  parameters: {
    msw: [
      offers,
      answers('getProtection', () => ({
        ...EXAMPLES.getProtection.value,
        excludedUntil: '2026-09-01T00:00:00.000Z',
      })),
      ...asAgent,
    ],
  },
  play: async () => {
    await waitFor(() => expect(queries?.isFetching()).toBe(0));
    await tell([DIVIDEND, SALARY]);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
