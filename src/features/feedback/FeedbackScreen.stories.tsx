import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import type { Feedback } from '#src/platform/endpoints/help/feedback.ts';
import { keepsFormRule } from '#src/ui/form/formRule.fixture.ts';
import { ToastProvider } from '#src/ui/toast/ToastProvider.tsx';
import { FeedbackScreen } from './FeedbackScreen.tsx';

const entry = (id: string, reply: string | null): Feedback => ({
  id,
  category: 'idea',
  content: 'Show the newest games first.',
  sentAt: '2026-03-01T09:00:00.000Z',
  reply,
  repliedAt: reply === null ? null : '2026-03-02T11:30:00.000Z',
});
const two = [entry('b', null), entry('a', 'They come first from Monday on.')];
const listed = (list: Feedback[], totalPages = 1) =>
  answers('listFeedback', () => ({ list, totalPages }));

/** The feedback form with a counter of 140 characters, and answers to earlier feedback (S5.9, S7.21). */
const meta = {
  title: 'Features/FeedbackScreen',
  component: FeedbackScreen,
  decorators: [
    (Story) => (
      <ToastProvider labels={{ region: 'Messages', close: 'Close' }}>
        <Story />
      </ToastProvider>
    ),
  ],
  parameters: { player: true, msw: [listed(two), answers('sendFeedback')] },
} satisfies Meta<typeof FeedbackScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('They come first from Monday on.')).toBeSeen();
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
};

/** Sent feedback clears the form and shows a thank-you. */
export const Sent: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: t('feedback:category.idea') }));
    const words = canvas.getByRole('textbox');
    await userEvent.type(words, 'Show the newest games first.');
    await userEvent.click(canvas.getByRole('button', { name: t('feedback:send') }));
    await expect(await screen.findByText(t('feedback:sent'))).toBeSeen();
    await waitFor(() => expect(words).toHaveValue(''));
  },
};

/** Both questions must be answered, within the platform's length: an emoji counts as one character. */
export const Incomplete: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('feedback:send') }));
    await expect(await canvas.findByText(t('feedback:missing.category'))).toBeSeen();
    await expect(canvas.getByText(t('feedback:missing.content'))).toBeSeen();
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('🎲'.repeat(141));
    await expect(
      await canvas.findByText(t('feedback:missing.shorter', { maximum: '140' })),
    ).toBeSeen();
    await expect(canvas.getByText(/141.*140/)).toBeSeen();
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.paste('🎲'.repeat(140));
    await waitFor(() =>
      expect(canvas.queryByText(t('feedback:missing.shorter', { maximum: '140' }))).toBeNull(),
    );
  },
};

/** Feedback that could not be sent stays in the form. */
export const NotSent: Story = {
  parameters: { msw: [listed(two), fails('sendFeedback')] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: t('feedback:category.problem') }));
    await userEvent.type(canvas.getByRole('textbox'), 'The search finds nothing.');
    await userEvent.click(canvas.getByRole('button', { name: t('feedback:send') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('feedback:kept'));
    await expect(canvas.getByRole('textbox')).toHaveValue('The search finds nothing.');
  },
};

/** Older feedback loads on demand. */
export const SeveralPages: Story = {
  parameters: {
    msw: [
      answers('listFeedback', (url) => ({
        list: [entry(url.searchParams.get('pageNo') ?? '', null)],
        totalPages: 2,
      })),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('feedback:own.older') }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await expect(canvas.queryByRole('button', { name: t('feedback:own.older') })).toBeNull();
  },
};

export const Loading: Story = { parameters: { msw: [neverAnswers('listFeedback')] } };

export const Empty: Story = {
  parameters: { msw: [listed([], 0)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('feedback:own.none'))).toBeSeen();
  },
};

export const Failed: Story = {
  parameters: { msw: [fails('listFeedback', 1), listed(two)] },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(t('feedback:own.failed'));
    await userEvent.click(canvas.getByRole('button', { name: t('feedback:own.retry') }));
    await expect(await canvas.findByText('They come first from Monday on.')).toBeSeen();
  },
};

export const FormRule: Story = {
  play: async ({ canvas }) => keepsFormRule('FeedbackForm', await canvas.findByRole('form')),
};
