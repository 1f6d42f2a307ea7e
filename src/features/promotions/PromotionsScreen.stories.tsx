import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import {
  promotionIs,
  promotionsOf,
} from '#src/platform/endpoints/promotions/promotions.fixture.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { PromotionsScreen } from './PromotionsScreen.tsx';

/** Promotions with where the player stands in each, and what can be done (S2.3, S4.16). */
const meta = {
  title: 'Features/Promotions/PromotionsScreen',
  component: PromotionsScreen,
  parameters: { route: '/promotions', player: true, msw: promotionsOf() },
} satisfies Meta<typeof PromotionsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every status has its words and its way on (S4.16). */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Join: A first week of play' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Apply: Tell a story' })).toHaveAttribute(
      'href',
      '/promotions?code=apply',
    );
    for (const words of [
      'Under review',
      'Rejected',
      'Approved',
      'Claimed',
      'In progress',
      'Joined',
    ]) {
      await expect(canvas.getByText(words)).toBeVisible();
    }
    await expect(canvas.getByText('Coming soon')).toBeVisible();
    await expect(canvas.getByText('Expired')).toBeVisible();
    await expect(canvas.getByText('Choose it when you make a deposit.')).toBeVisible();
  },
};

/** A visitor reads all of it, and is asked to log in where an account is needed (S6.1). */
export const Visitor: Story = {
  parameters: { player: false },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Log in to take part: Welcome credit' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'My applications' })).toBeNull();
  },
};

/** The type stands in the address, so that a link leads to it. */
export const OneType: Story = {
  parameters: { route: '/promotions?type=raffle' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Moon raffle')).toBeVisible();
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Raffles');
    await userEvent.click(canvas.getByRole('link', { name: 'All' }));
    await expect(await canvas.findByText('A first week of play')).toBeVisible();
  },
};

/** A ticket says what it has won, and whether there is another (S7.30). */
export const OpeningATicket: Story = {
  parameters: {
    route: '/promotions?type=raffle',
    msw: [...promotionsOf(), answers('claimRaffle')],
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Open a ticket: Moon raffle' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: /You won .*20\.00/ }));
    await expect(dialog.getByText('Unopened tickets: 2')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Open next ticket' })).toBeVisible();
  },
};

export const Loading: Story = { parameters: { msw: [neverAnswers('getPromotions')] } };

export const Empty: Story = {
  parameters: { msw: promotionsOf([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No promotions right now')).toBeVisible();
  },
};

export const EmptyType: Story = {
  parameters: { route: '/promotions?type=play', msw: promotionsOf([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Show all promotions' })).toHaveAttribute(
      'href',
      '/promotions',
    );
  },
};

export const Failed: Story = {
  parameters: { msw: [fails('getPromotions', 1), ...promotionsOf()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The promotions did not load');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('A first week of play')).toBeVisible();
  },
};

/** A player on a break is offered nothing, and is told so calmly. */
export const OnABreak: Story = {
  parameters: { msw: [refuses('getPromotions', { code: 'player_excluded', status: 403 })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You are taking a break from playing/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Play safely' })).toHaveAttribute(
      'href',
      '/protection',
    );
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

/** One promotion with its terms and how far the player has come. */
export const Detail: Story = {
  parameters: {
    route: '/promotions?code=first-week',
    msw: [promotionIs({ status: 'process', progress: { target: '5000.00', reached: '1250.00' } })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'A first week of play',
    );
    await expect(canvas.getByText(/1,250\.00 of .*5,000\.00/)).toBeVisible();
    await expect(canvas.getByText('3× the reward')).toBeVisible();
  },
};

export const DetailLoading: Story = {
  parameters: { route: '/promotions?code=first-week', msw: [neverAnswers('getPromotion')] },
};

export const DetailFailed: Story = {
  parameters: { route: '/promotions?code=first-week', msw: [fails('getPromotion')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The promotion did not load');
  },
};
