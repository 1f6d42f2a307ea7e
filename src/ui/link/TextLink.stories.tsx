import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Text } from '#src/ui/text/Text.tsx';
import { TextLink } from './TextLink.tsx';

/** A text link to another page. For an action use a Button; for the main link of a view, a ButtonLink. */
const meta = {
  title: 'UI/TextLink',
  component: TextLink,
  args: { to: '/rng', children: 'More', icon: 'chevronEnd' },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'More' });
    await expect(link).toHaveAttribute('href', '/rng');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const InProse: Story = {
  render: () => (
    <Text>
      Read about{' '}
      <TextLink to="/responsible" placed="inProse">
        responsible play
      </TextLink>{' '}
      before you begin.
    </Text>
  ),
};

export const LongWords: Story = {
  args: { children: 'Sicherheitseinstellungen und Spielerschutzmaßnahmen verwalten' },
};
