import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { asText, like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { answersPromotion } from '#src/platform/endpoints/promotions/promotions.fixture.ts';
import { keepsFormRule } from '#src/ui/form/formRule.fixture.ts';
import { PromotionsScreen } from '../PromotionsScreen.tsx';

const open = answersPromotion({ mode: 'application', type: 'event', status: 'join' });

/** Applying to a promotion with pictures (S5.9), and its outcome (S4.16). */
const meta = {
  title: 'Features/Promotions/Application',
  component: PromotionsScreen,
  parameters: { route: '/promotions?code=play-safely', player: true, msw: [open] },
} satisfies Meta<typeof PromotionsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const picture = () => new File(['picture'], 'post.png', { type: 'image/png' });

/** Missing input is reported at its field, nothing sent (S5.9). */
export const Incomplete: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: t('promotions:application.send') }),
    );
    await expect(await canvas.findByText(t('promotions:application.statementMissing'))).toBeSeen();
    await expect(canvas.getByText(t('promotions:application.imagesMissing'))).toBeSeen();
    const statement = canvas.getByRole('textbox', {
      name: like('promotions:application.statement'),
    });
    await userEvent.click(statement);
    await userEvent.paste('a'.repeat(141));
    await expect(
      await canvas.findByText(t('promotions:application.statementLong', { maximum: '140' })),
    ).toBeSeen();
  },
};

/** A file of another type is rejected with a reason (S5.9). */
export const RefusedPicture: Story = {
  play: async ({ canvas }) => {
    const input = await canvas.findByLabelText(like('promotions:application.images'));
    const film = new File(['x'], 'clip.gif', { type: 'image/gif' });
    await userEvent.upload(input, film, { applyAccept: false });
    await expect(await canvas.findByText(asText('promotions:application.refusedType'))).toBeSeen();
  },
};

/** Text and pictures are kept if sending fails. */
export const NotSent: Story = {
  parameters: { msw: [open, fails('applyForPromotion')] },
  play: async ({ canvas }) => {
    const statement = await canvas.findByRole('textbox', {
      name: like('promotions:application.statement'),
    });
    await userEvent.type(statement, 'I stop at 200.');
    await userEvent.upload(canvas.getByLabelText(like('promotions:application.images')), picture());
    await userEvent.click(canvas.getByRole('button', { name: t('promotions:application.send') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      t('promotions:application.failed'),
    );
    await expect(statement).toHaveValue('I stop at 200.');
    await expect(canvas.getByText('post.png')).toBeSeen();
  },
};

const list = { parameters: { route: '/promotions?view=applications' } };

export const Applications: Story = {
  parameters: { ...list.parameters, msw: [answers('getPromotionApplications')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The picture cannot be read.')).toBeSeen();
    await expect(canvas.getByText(t('promotions:status.rejected'))).toBeSeen();
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
    await expect(await canvas.findByText(t('promotions:applications.none'))).toBeSeen();
  },
};

export const ApplicationsFailed: Story = {
  parameters: { ...list.parameters, msw: [fails('getPromotionApplications')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      t('promotions:applications.failed'),
    );
  },
};

/** Applications need an account: a visitor gets a login. */
export const ApplicationsOfNobody: Story = {
  parameters: { ...list.parameters, player: false, msw: [] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: t('promotions:applications.logInAction') }),
    ).toBeSeen();
  },
};

export const FormRule: Story = {
  play: async ({ canvas }) => keepsFormRule('ApplicationForm', await canvas.findByRole('form')),
};
