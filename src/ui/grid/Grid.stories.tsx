import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '#src/ui/card/Card.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Statistic } from '#src/ui/statistic/Statistic.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { COLUMNS } from './Grid.css.ts';
import { Grid } from './Grid.tsx';

const cards = ['Balance', 'Turnover', 'Bonus', 'Points', 'Rebate'].map((word) => (
  <Card key={word} as="li">
    <Text>{word}</Text>
  </Card>
));

/** Things of one kind, side by side. To compare them line by line use a table. */
const meta = {
  title: 'UI/Grid',
  component: Grid,
  args: { as: 'ul', children: cards },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Columns: Story = {
  render: (args) => (
    <Stack gap="xl">
      {COLUMNS.map((columns) => (
        <Grid key={columns} {...args} columns={columns} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const widths = canvas
      .getAllByRole('list')
      .map((list) => list.firstElementChild?.getBoundingClientRect().width ?? 0);
    await expect(widths).toEqual([...widths].sort((a, b) => a - b));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

const FIGURES = ['৳1,360,115.18', '−৳1,136,748.72'];

/** Two amounts of millions share the width of a phone, each on one line; in a card, with less room, they are stacked. */
export const Figures: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: () => {
    const statistics = FIGURES.map((figure) => (
      <Statistic key={figure} label="Balance" figure={figure} />
    ));
    return (
      <Stack>
        <Grid columns="figures">{statistics}</Grid>
        <Card>
          <Grid columns="figures">{statistics}</Grid>
        </Card>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    for (const shown of canvas.getAllByText(/৳/)) {
      const line = Number.parseFloat(getComputedStyle(shown).lineHeight);
      await expect(shown.getBoundingClientRect().height).toBeLessThan(1.5 * line);
    }
    const [first, second] = canvas.getAllByText(/৳/).map((shown) => shown.getBoundingClientRect());
    await expect(first?.top).toBe(second?.top);
  },
};
