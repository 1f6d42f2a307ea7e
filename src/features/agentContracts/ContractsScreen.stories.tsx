import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { asText, like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { inSiteMenu } from '#src/session/siteMenu.fixture.tsx';
import { asAgent } from '#src/shared/agentCentre/agent.fixture.ts';
import { TABLE_FITS } from '#src/shared/agentCentre/tableFits.fixture.ts';
import { ContractsScreen } from './ContractsScreen.tsx';
import { aroundContracts, forContracts, OFFER } from './contracts.fixture.tsx';

const asked: URLSearchParams[] = [];
const lastAsked = () => asked.findLast((query) => query.get('pageSize') === '20');

/** The contracts that an agent received and gave (S2.15, S4.16). */
const meta = {
  title: 'Features/AgentContracts/ContractsScreen',
  component: ContractsScreen,
  decorators: aroundContracts,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: { player: true, route: '/agentHome/contracts', msw: forContracts(asked) },
  beforeEach: () => {
    asked.length = 0;
  },
} satisfies Meta<typeof ContractsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The agent's contracts in force, the offers to answer, and every past version with its dates. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const dividend = within(
      await canvas.findByRole('region', { name: t('agentContracts:kind.dividend') }),
    );
    await expect(
      await dividend.findByText(asText('agentContracts:rate.dividend', { percent: '20' })),
    ).toBeSeen();
    const see = dividend.getByRole('link', { name: like('agentContracts:own.seeOf') });
    await expect(see).toHaveAttribute('href', `/agentHome/contracts?contract=${OFFER.id}`);
    const daily = within(canvas.getByRole('region', { name: t('agentContracts:kind.daily') }));
    await expect(daily.getByText(t('agentContracts:own.none'))).toBeSeen();
    const older = { name: t('agentContracts:list.older') };
    await userEvent.click(await canvas.findByRole('button', older));
    await expect(await canvas.findByText(t('agentContracts:end.replaced'))).toBeSeen();
  },
};

/** On a phone each contract is a card. */
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** On a phone the card of a contract given names its agent without opening the details. */
export const GivenOnPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('link', { name: t('agentContracts:side.given') }),
    );
    await expect((await canvas.findAllByRole('link', { name: 'agent41' }))[0]).toBeSeen();
  },
};

/** The page in Bengali. */
export const Bengali: Story = { globals: { language: 'bn' } };

/** Contracts given to agents below, filtered by type, status and account; the address keeps the filters. */
export const ToDownlines: Story = {
  play: async ({ canvas }) => {
    const side = t('agentContracts:side.given');
    await userEvent.click(await canvas.findByRole('link', { name: side }));
    await expect((await canvas.findAllByRole('link', { name: 'agent41' }))[0]).toHaveAttribute(
      'href',
      '/agentHome/team?member=agent41',
    );
    await expect(await canvas.findByText('sumona77')).toBeSeen();
    await expect(canvas.getByText(t('agentContracts:end.withdrawn'))).toBeSeen();
    const kinds = within(canvas.getByRole('list', { name: t('agentContracts:kinds') }));
    await userEvent.click(kinds.getByRole('link', { name: t('agentContracts:kind.daily') }));
    await waitFor(() => expect(lastAsked()?.get('kind')).toBe('daily'));
    await userEvent.click(kinds.getByRole('link', { name: t('agentContracts:kind.all') }));
    await userEvent.type(canvas.getByRole('searchbox'), 'sumona');
    await waitFor(() => expect(lastAsked()?.get('account')).toBe('sumona'));
    await waitFor(() => expect(canvas.queryByText('agent41')).toBeNull());
    await expect(await canvas.findByText('sumona77')).toBeSeen();
  },
};

/** Filtered to one state. */
export const OneState: Story = {
  play: async ({ canvas }) => {
    const state = { name: like('agentContracts:state.label') };
    await userEvent.click(await canvas.findByRole('combobox', state));
    const choice = { name: t('agentContracts:state.terminated') };
    await userEvent.click(await screen.findByRole('option', choice));
    await waitFor(() => expect(lastAsked()?.get('state')).toBe('terminated'));
    await expect(await canvas.findByText(t('agentContracts:end.replaced'))).toBeSeen();
  },
};

/** Sorted by the platform after a press on a column header. */
export const Sorted: Story = {
  play: async ({ canvas }) => {
    const rate = { name: t('agentContracts:field.rate') };
    await userEvent.click(await canvas.findByRole('button', rate));
    await waitFor(() => expect(lastAsked()?.get('sort')).toBe('rate'));
    await expect(lastAsked()?.get('order')).toBe('desc');
    await userEvent.click(await canvas.findByRole('button', rate));
    await waitFor(() => expect(lastAsked()?.get('order')).toBe('asc'));
  },
};

/** Contract kinds that the merchant does not pay are not shown (S3.13). */
export const KindOff: Story = {
  decorators: [inSiteMenu('hourlySalary')],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('region', { name: t('agentContracts:kind.daily') }),
    ).toBeSeen();
    await expect(
      canvas.queryByRole('region', { name: t('agentContracts:kind.hourly') }),
    ).toBeNull();
    await expect(canvas.queryByRole('link', { name: t('agentContracts:kind.hourly') })).toBeNull();
  },
};

const nothing = answers('getContracts', () => ({ contracts: [], totalPages: 0, total: 0 }));

/** An agent without contracts. */
export const Empty: Story = {
  parameters: {
    msw: [nothing, ...asAgent],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('agentContracts:list.none.received'))).toBeSeen();
    await expect(canvas.getAllByText(t('agentContracts:own.noneHint'))[0]).toBeSeen();
  },
};

export const NotFound: Story = {
  parameters: { route: '/agentHome/contracts?side=given&account=nobody' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('agentContracts:list.notFound'))).toBeSeen();
  },
};

export const Loading: Story = {
  parameters: {
    msw: [neverAnswers('getContracts'), neverAnswers('getContractOffers'), ...asAgent],
  },
};

/** Each section fails and is retried separately. */
export const Failed: Story = {
  parameters: {
    msw: [fails('getContractOffers', 1), fails('getContracts', 2), ...forContracts(asked)],
  },
  play: async ({ canvas }) => {
    const retry = { name: t('agentContracts:retry') };
    await expect(await canvas.findByText(t('agentContracts:own.failed'))).toBeSeen();
    await expect(await canvas.findByText(t('agentContracts:own.offersFailed'))).toBeSeen();
    await expect(await canvas.findByText(t('agentContracts:list.failed'))).toBeSeen();
    // No kind could be loaded, so there are no cards for kinds.
    const kind = { name: t('agentContracts:kind.hourly') };
    await expect(canvas.queryByRole('heading', kind)).toBeNull();
    for (const button of canvas.getAllByRole('button', retry)) await userEvent.click(button);
    const see = {
      name: t('agentContracts:own.seeOf', { kind: t('agentContracts:kind.dividend') }),
    };
    await expect(await canvas.findByRole('link', see)).toBeSeen();
    await expect(await canvas.findByText(t('agentContracts:state.accepted'))).toBeSeen();
  },
};

/** Shows an error if the file fails to download. */
export const NotSaved: Story = {
  parameters: {
    msw: [
      fails('getContracts', 1, ({ searchParams }) => searchParams.get('pageSize') === '100'),
      ...forContracts(asked),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('session:records.save') }));
    await expect(await screen.findByText(t('session:records.notSaved'))).toBeSeen();
  },
};

/** All columns of the table fit on a small desktop. */
export const Fits: Story = {
  ...TABLE_FITS,
  parameters: { route: '/agentHome/contracts?side=given' },
};

export const FitsInBengali: Story = { ...Fits, globals: { language: 'bn' } };
