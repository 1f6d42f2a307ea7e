import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Money } from '#src/ui/money/Money.tsx';
import * as story from './Statistic.stories.css.ts';
import { Statistic } from './Statistic.tsx';

/**
 * A figure at the top of a page or panel; at most four side by side. If its history matters use a chart; for many figures, a DefinitionList
 * or Table.
 */
const meta = {
  title: 'UI/Statistic',
  component: Statistic,
  args: { label: 'Active players', figure: '1,284' },
} satisfies Meta<typeof Statistic>;
export default meta;
type Story = StoryObj<typeof Statistic>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Active players');
    await expect(canvas.getByRole('definition')).toHaveTextContent('1,284');
  },
};

/** The change is stated in words; the arrow and the colour repeat it. */
export const Changes: Story = {
  render: () => (
    <div className={story.grid}>
      <Statistic
        label="Team income"
        figure={<Money value="25480" text="৳25,480.00" />}
        change={{ text: '12% more than last week', direction: 'up', tone: 'success' }}
      />
      <Statistic
        label="Deposits"
        figure={<Money value="98100" text="৳98,100.00" />}
        change={{ text: '4% less than last week', direction: 'down', tone: 'danger' }}
      />
      <Statistic
        label="Staked"
        figure={<Money value="310200.5" text="৳310,200.50" />}
        change={{ text: '8% more than last week', direction: 'up' }}
      />
      <Statistic
        label="New players"
        figure="37"
        change={{ text: 'As many as last week', direction: 'level' }}
      />
    </div>
  ),
};

export const Loading: Story = {
  render: () => (
    <div className={story.grid}>
      <Statistic label="Team income" loading />
      <Statistic label="Deposits" loading />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[aria-busy="true"]')).toHaveLength(2);
  },
};

/** Long text and large amounts wrap; nothing is cut off. */
export const Long: Story = {
  render: () => (
    <div className={story.grid}>
      <Statistic
        label="Auszahlungsberechtigte Gesamtsumme aller Untervertretungen"
        figure={<Money value="99999999999.99" text="৳99,999,999,999.99" />}
        change={{ text: 'Unverändert gegenüber der Vorwoche', direction: 'level' }}
      />
    </div>
  ),
};

export const Bengali: Story = {
  render: () => (
    <div lang="bn">
      <Statistic
        label="দলের মোট আয়"
        figure={<Money value="25480" text="৳২৫,৪৮০.০০" />}
        change={{ text: 'গত সপ্তাহের চেয়ে ১২% বেশি', direction: 'up', tone: 'success' }}
      />
    </div>
  ),
};
