import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { asText, like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { losesFirst } from '#src/platform/endpoints/losesFirst.fixture.ts';
import {
  answersPromotion,
  promotionsOf,
} from '#src/platform/endpoints/promotions/promotions.fixture.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { NOTE, QUESTIONS } from '#src/shared/blocks/contentBlocks.fixture.ts';
import { PromotionsScreen } from './PromotionsScreen.tsx';

/** Promotions with the player's status and the action for each (S2.3, S4.16). */
const meta = {
  title: 'Features/Promotions/PromotionsScreen',
  component: PromotionsScreen,
  parameters: { route: '/promotions', player: true, msw: promotionsOf() },
} satisfies Meta<typeof PromotionsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Blocks of the brand's own above and below the list. */
export const WithBlocks: Story = {
  parameters: { pages: { promotions: { above: [NOTE], below: [QUESTIONS] } } },
  play: async ({ canvas }) => {
    const promotion = await canvas.findByText('A first week of play');
    const above = await canvas.findByText('A word before you start');
    const below = await canvas.findByText('Is this real money?');
    await expect(above).toBeSeen();
    await expect(below).toBeSeen();
    const top = (one: HTMLElement) => one.getBoundingClientRect().top;
    await expect(top(above)).toBeLessThan(top(promotion));
    await expect(top(below)).toBeGreaterThan(top(promotion));
  },
};

/** Every status has its label and action (S4.16). */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', {
        name: t('promotions:act.joinNamed', { title: 'A first week of play' }),
      }),
    ).toBeSeen();
    await expect(
      canvas.getByRole('link', { name: t('promotions:act.applyNamed', { title: 'Tell a story' }) }),
    ).toHaveAttribute('href', '/promotions?code=apply');
    for (const words of [
      t('promotions:status.applying'),
      t('promotions:status.rejected'),
      t('promotions:status.issued'),
      t('promotions:status.claimed'),
      t('promotions:status.process'),
      t('promotions:status.joined'),
    ]) {
      await expect(canvas.getByText(words)).toBeSeen();
    }
    await expect(canvas.getByText(t('promotions:status.coming_soon'))).toBeSeen();
    await expect(canvas.getByText(t('promotions:status.expired'))).toBeSeen();
    await expect(canvas.getByText(t('promotions:act.withDeposit'))).toBeSeen();
  },
};

/** A visitor can read everything, and logs in if an account is needed (S6.1). */
export const Visitor: Story = {
  parameters: { player: false },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', {
        name: t('promotions:act.logInNamed', { title: 'Welcome credit' }),
      }),
    ).toBeSeen();
    await expect(canvas.queryByRole('link', { name: t('promotions:mine') })).toBeNull();
  },
};

/** The type is in the URL, so that it can be linked. */
export const OneType: Story = {
  parameters: { route: '/promotions?type=raffle' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Moon raffle')).toBeSeen();
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent(
      t('promotions:types.raffle'),
    );
    await userEvent.click(canvas.getByRole('link', { name: t('promotions:types.all') }));
    await expect(await canvas.findByText('A first week of play')).toBeSeen();
  },
};

const lost = losesFirst('claimRaffle');

/** A lost response leaves a ticket unconfirmed; a retry opens the same one. */
export const TicketNotConfirmed: Story = {
  parameters: {
    route: '/promotions?type=raffle',
    msw: [lost.handler, ...promotionsOf(), answers('claimRaffle')],
  },
  beforeEach: lost.reset,
  play: async ({ canvas }) => {
    const open = await canvas.findByRole('button', {
      name: t('promotions:act.openNamed', { title: 'Moon raffle' }),
    });
    await userEvent.click(open);
    await expect(await screen.findByText(t('session:outcome.unconfirmed'))).toBeSeen();
    await expect(screen.queryByText(t('promotions:done.failed'))).toBeNull();
    await waitFor(() => expect(open).not.toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(open);
    await expect(
      await screen.findByRole('dialog', { name: like('promotions:raffle.won') }),
    ).toBeSeen();
    await expect(screen.queryByText(t('session:outcome.unconfirmed'))).toBeNull();
    await expect(new Set(lost.keys).size).toBe(1);
  },
};

/** A ticket shows its prize, and whether there is another (S7.30). */
export const OpeningATicket: Story = {
  parameters: {
    route: '/promotions?type=raffle',
    msw: [...promotionsOf(), answers('claimRaffle')],
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', {
        name: t('promotions:act.openNamed', { title: 'Moon raffle' }),
      }),
    );
    const dialog = within(
      await screen.findByRole('dialog', {
        name: like('promotions:raffle.won', { amount: '20.00' }),
      }),
    );
    await expect(dialog.getByText(asText('promotions:raffle.left', { left: '2' }))).toBeSeen();
    await expect(dialog.getByRole('button', { name: t('promotions:raffle.next') })).toBeSeen();
  },
};

export const Loading: Story = { parameters: { msw: [neverAnswers('getPromotions')] } };

export const Empty: Story = {
  parameters: { msw: promotionsOf([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('promotions:list.none'))).toBeSeen();
  },
};

export const EmptyType: Story = {
  parameters: { route: '/promotions?type=play', msw: promotionsOf([]) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: t('promotions:list.all') }),
    ).toHaveAttribute('href', '/promotions');
  },
};

export const Failed: Story = {
  parameters: { msw: [fails('getPromotions', 1), ...promotionsOf()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('promotions:list.failed'));
    await userEvent.click(canvas.getByRole('button', { name: t('promotions:retry') }));
    await expect(await canvas.findByText('A first week of play')).toBeSeen();
  },
};

/** A player on a break sees only a calm note. */
export const OnABreak: Story = {
  parameters: { msw: [refuses('getPromotions', { code: 'player_excluded', status: 403 })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(like('platform:error.player_excluded'))).toBeSeen();
    await expect(canvas.getByRole('link', { name: t('modules:protection') })).toHaveAttribute(
      'href',
      '/protection',
    );
    await expect(canvas.queryByRole('button', { name: t('promotions:retry') })).toBeNull();
  },
};

/** One promotion with its terms and the player's progress. */
export const Detail: Story = {
  parameters: {
    route: '/promotions?code=first-week',
    msw: [
      answersPromotion({ status: 'process', progress: { target: '5000.00', reached: '1250.00' } }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'A first week of play',
    );
    await expect(
      canvas.getByText(
        like('promotions:detail.progressOf', { reached: '1,250.00', target: '5,000.00' }),
      ),
    ).toBeSeen();
    await expect(canvas.getByText(t('promotions:detail.turnoverTimes', { times: '3' }))).toBeSeen();
  },
};

export const DetailLoading: Story = {
  parameters: { route: '/promotions?code=first-week', msw: [neverAnswers('getPromotion')] },
};

export const DetailFailed: Story = {
  parameters: { route: '/promotions?code=first-week', msw: [fails('getPromotion')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('promotions:detail.failed'));
  },
};
