import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import type { HelpSection } from '#src/platform/endpoints/help/getHelpCenter.ts';
import { NOTE, QUESTIONS } from '#src/shared/blocks/contentBlocks.fixture.ts';
import { HelpScreen } from './HelpScreen.tsx';

const sections: HelpSection[] = [
  {
    id: 'account',
    title: 'Your account',
    topics: [
      {
        id: 'sign-up',
        title: 'How do I sign up?',
        text: 'Choose sign up and fill in the form.\n\nYou can play as soon as it is sent.',
      },
      { id: 'name', title: 'Can I change my name?', text: 'Write to us, and we change it.' },
    ],
  },
  {
    id: 'term',
    title: 'Terms',
    topics: [{ id: 'credits', title: 'Play credits', text: 'They are not money.' }],
  },
];

/** Help answers, by section and by search (S2.11, S7.22). */
const meta = {
  title: 'Features/HelpScreen',
  component: HelpScreen,
  parameters: { msw: [answers('getHelpCenter', () => ({ sections }))] },
} satisfies Meta<typeof HelpScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const question = await canvas.findByText('How do I sign up?');
    await userEvent.click(question);
    const answer = await canvas.findByText(/as soon as it is sent/);
    await expect(answer).toBeSeen();
  },
};

/** Blocks of the brand's own above and below the topics. */
export const WithBlocks: Story = {
  parameters: { pages: { help: { above: [NOTE], below: [QUESTIONS] } } },
  play: async ({ canvas }) => {
    const topic = await canvas.findByText('How do I sign up?');
    const above = await canvas.findByText('A word before you start');
    const below = await canvas.findByText('Is this real money?');
    await expect(above).toBeSeen();
    await expect(below).toBeSeen();
    const top = (one: HTMLElement) => one.getBoundingClientRect().top;
    await expect(top(above)).toBeLessThan(top(topic));
    await expect(top(below)).toBeGreaterThan(top(topic));
  },
};

/** The hash `#term` leads to the terms, and opens them (S2.11). */
export const AtTheTerms: Story = {
  parameters: { route: '/help#term' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('They are not money.')).toBeSeen();
    await expect(canvas.getByRole('region', { name: 'Terms' })).toHaveFocus();
  },
};

export const Searched: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'change');
    await expect(await canvas.findByText('Can I change my name?')).toBeSeen();
    await waitFor(() => expect(canvas.queryByText('How do I sign up?')).toBeNull());
    await expect(await canvas.findByRole('status')).toHaveTextContent(/1/);
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, canvasElement }) => {
    const search = await canvas.findByRole('searchbox');
    await userEvent.type(search, 'submarine');
    const main = within(canvasElement);
    await userEvent.click(await main.findByRole('button', { name: t('help:search.all') }));
    await expect(await main.findByRole('region', { name: 'Your account' })).toBeSeen();
    await expect(search).toHaveValue('');
  },
};

export const Loading: Story = { parameters: { msw: [neverAnswers('getHelpCenter')] } };

export const Empty: Story = {
  parameters: { msw: [answers('getHelpCenter', () => ({ sections: [] }))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('help:empty.title'))).toBeSeen();
  },
};

export const Failed: Story = {
  parameters: { msw: [fails('getHelpCenter', 1), answers('getHelpCenter', () => ({ sections }))] },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await userEvent.click(within(alert).getByRole('button', { name: t('help:retry') }));
    await expect(await canvas.findByRole('region', { name: 'Your account' })).toBeSeen();
  },
};
