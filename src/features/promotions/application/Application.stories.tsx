import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { promotionIs } from '#src/platform/endpoints/promotions/promotions.fixture.ts';
import { keepsFormRule } from '#src/ui/form/formRule.fixture.ts';
import { PromotionsScreen } from '../PromotionsScreen.tsx';

const open = promotionIs({ mode: 'application', type: 'event', status: 'join' });

/** Applying to a promotion with pictures (S5.9), and what became of it (S4.16). */
const meta = {
  title: 'Features/Promotions/Application',
  component: PromotionsScreen,
  parameters: { route: '/promotions?code=play-safely', player: true, msw: [open] },
} satisfies Meta<typeof PromotionsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const picture = () => new File(['picture'], 'post.png', { type: 'image/png' });

/** What is missing is said at its field, and nothing is sent (S5.9). */
export const Incomplete: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send application' }));
    await expect(await canvas.findByText('Enter a message.')).toBeVisible();
    await expect(canvas.getByText('Add at least one picture.')).toBeVisible();
    const statement = canvas.getByRole('textbox', { name: /Your message/ });
    await userEvent.click(statement);
    await userEvent.paste('a'.repeat(141));
    await expect(await canvas.findByText('Use at most 140 characters.')).toBeVisible();
  },
};

/** A picture of another kind is not taken, and says why (S5.9). */
export const RefusedPicture: Story = {
  play: async ({ canvas }) => {
    const input = await canvas.findByLabelText(/^Pictures/);
    const film = new File(['x'], 'clip.gif', { type: 'image/gif' });
    await userEvent.upload(input, film, { applyAccept: false });
    await expect(
      await canvas.findByText('Not added: only PNG and JPG files are allowed.'),
    ).toBeVisible();
  },
};

/** What was written and chosen is kept when it does not go through. */
export const NotSent: Story = {
  parameters: { msw: [open, fails('applyForPromotion')] },
  play: async ({ canvas }) => {
    const statement = await canvas.findByRole('textbox', { name: /Your message/ });
    await userEvent.type(statement, 'I stop at 200.');
    await userEvent.upload(canvas.getByLabelText(/^Pictures/), picture());
    await userEvent.click(canvas.getByRole('button', { name: 'Send application' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The application was not sent',
    );
    await expect(statement).toHaveValue('I stop at 200.');
    await expect(canvas.getByText('post.png')).toBeVisible();
  },
};

const list = { parameters: { route: '/promotions?view=applications' } };

export const Applications: Story = {
  parameters: { ...list.parameters, msw: [answers('getPromotionApplications')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The picture cannot be read.')).toBeVisible();
    await expect(canvas.getByText('Rejected')).toBeVisible();
  },
};

export const ApplicationsLoading: Story = {
  parameters: { ...list.parameters, msw: [neverAnswers('getPromotionApplications')] },
};

export const ApplicationsEmpty: Story = {
  parameters: {
    ...list.parameters,
    msw: [answers('getPromotionApplications', () => ({ list: [], totalPages: 0 }))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No applications yet')).toBeVisible();
  },
};

export const ApplicationsFailed: Story = {
  parameters: { ...list.parameters, msw: [fails('getPromotionApplications')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Your applications did not load',
    );
  },
};

/** Applications belong to a player: a visitor is shown the way. */
export const ApplicationsOfNobody: Story = {
  parameters: { ...list.parameters, player: false, msw: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Log in' })).toBeVisible();
  },
};

export const FormRule: Story = {
  play: async ({ canvas }) => keepsFormRule('ApplicationForm', await canvas.findByRole('form')),
};
