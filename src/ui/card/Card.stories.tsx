import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Badge } from '#src/ui/badge/Badge.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { PADDINGS, TONES } from './Card.css.ts';
import { Card } from './Card.tsx';
import { CardLink } from './CardLink.tsx';

/** A quiet surface that groups related content. A page about one thing needs none, and cards are never nested. */
const meta = {
  title: 'UI/Card',
  component: Card,
  args: {
    children: (
      <Stack gap="xs">
        <Heading level={3}>Deposit limit</Heading>
        <Text tone="secondary">৳2,000.00 a day. Lowering it holds at once.</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Tones: Story = {
  render: (args) => (
    <Stack>
      {TONES.map((tone) => (
        <Card key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};

export const Paddings: Story = {
  render: (args) => (
    <Stack>
      {PADDINGS.map((padding) => (
        <Card key={padding} {...args} padding={padding} />
      ))}
    </Stack>
  ),
};

/** A section with its own heading. */
export const Named: Story = {
  args: {
    as: 'section',
    labelledBy: 'limit',
    children: (
      <Heading id="limit" level={3}>
        Deposit limit
      </Heading>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Deposit limit' })).toBeSeen();
  },
};

/** The whole card is the target, and its link is named by the title only. */
export const AsLink: Story = {
  render: () => (
    <Stack>
      <CardLink
        to="/member/rewardCenter"
        icon="trophy"
        title="Rewards"
        hint="Two rewards wait to be claimed."
        aside={<Badge tone="accent">2</Badge>}
      />
      <CardLink to="/member/securityCenter" icon="shield" title="Security centre" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Rewards' });
    await expect(link).toHaveAttribute('href', '/member/rewardCenter');
    const hint = canvas.getByText('Two rewards wait to be claimed.').getBoundingClientRect();
    await expect(document.elementFromPoint(hint.left + 4, hint.top + 4)).toBe(link);
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const LongWords: Story = {
  render: () => (
    <CardLink
      to="/member/securityCenter"
      icon="shield"
      title="Sicherheitseinstellungen und Spielerschutzmaßnahmen"
      hint="লগইন, পাসওয়ার্ড ও প্রমাণীকরণ অ্যাপের সব সেটিংস এখানে পাওয়া যাবে"
      aside={<Badge tone="warning">Unvollständig</Badge>}
    />
  ),
};
