import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Text } from '#src/ui/text/Text.tsx';
import { Accordion } from './Accordion.tsx';

const QUESTIONS = [
  {
    id: 'limits',
    title: 'How do I set a deposit limit?',
    content: <Text>Open responsible play and choose an amount for a day, a week or a month.</Text>,
  },
  {
    id: 'time',
    title: 'When does a withdrawal arrive?',
    content: <Text>Most arrive within a day. Its record shows every step.</Text>,
  },
  {
    id: 'points',
    title: 'Do points expire?',
    content: <Text>Points never expire.</Text>,
  },
];

/** An accordion for many short texts of which a reader wants one or two: help, terms. Never collapse what everyone must read. */
const meta = {
  title: 'UI/Accordion',
  component: Accordion,
  args: { items: QUESTIONS },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

const summaryOf = (title: string) => screen.getByText(title).closest('summary');

export const Expanding: Story = {
  play: async ({ canvas }) => {
    const first = canvas.getByText('How do I set a deposit limit?');
    await userEvent.click(first);
    await userEvent.click(canvas.getByText('When does a withdrawal arrive?'));
    await expect(canvas.getByText(/Open responsible play/)).toBeSeen();
    await expect(canvas.getByText(/Most arrive within a day/)).toBeSeen();
    await userEvent.click(first);
    await expect(canvas.getByText(/Open responsible play/)).not.toBeSeen();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(summaryOf('How do I set a deposit limit?')).toHaveFocus();
    await userEvent.tab();
    await expect(summaryOf('When does a withdrawal arrive?')).toHaveFocus();
    await expect(canvas.getByText(/Most arrive within a day/)).not.toBeSeen();
  },
};

export const OpenAtFirst: Story = {
  args: { open: ['points'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Points never expire.')).toBeSeen();
  },
};

export const LongWords: Story = {
  args: {
    items: [
      {
        id: 'de',
        title: 'Welche Sicherheitsüberprüfungen sind vor der Auszahlungsbeantragung notwendig?',
        content: <Text>Identitätsprüfung und Zahlungskennwort.</Text>,
      },
      {
        id: 'bn',
        title: 'উত্তোলনের আগে কী কী নিরাপত্তা যাচাই করা হয়?',
        content: <Text>পরিচয় যাচাই এবং পেমেন্ট পাসওয়ার্ড।</Text>,
      },
    ],
    open: ['bn'],
  },
};
