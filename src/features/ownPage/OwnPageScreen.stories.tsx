import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { OwnPageScreen } from './OwnPageScreen.tsx';
import { type OwnPageEntry, SLUG, TITLE, WithOwnPage } from './ownPage.fixture.tsx';

/** A page of the brand's own, from its Markdown. */
const meta = {
  title: 'Features/OwnPageScreen',
  component: OwnPageScreen,
  parameters: { route: `/pages/${SLUG}` },
} satisfies Meta<typeof OwnPageScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = (entry: OwnPageEntry = {}): Pick<Story, 'decorators'> => ({
  decorators: [
    (Screen) => (
      <WithOwnPage entry={entry}>
        <Screen />
      </WithOwnPage>
    ),
  ],
});

/** Every kind of part. The wide table scrolls by itself, with the keyboard too. */
export const Ready: Story = {
  ...page(),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: TITLE })).toBeSeen();
    await expect(canvas.getByRole('link', { name: 'the rules' })).toHaveAttribute('href', '/help');
    await userEvent.click(canvas.getByText('What if I miss a week?'));
    await expect(canvas.getByText('The others count.')).toBeSeen();
    const table = canvas.getByRole('region', { name: t('ownPage:table') });
    table.focus();
    await expect(table).toHaveFocus();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Phone: Story = {
  ...page(),
  globals: { viewport: { value: 'phone', isRotated: false } },
};

/** A campaign that has not begun. */
export const NotYet: Story = {
  ...page({ from: '2100-01-01T00:00:00Z' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(like('ownPage:notYet'))).toBeSeen();
    await expect(canvas.queryByText('Prizes')).toBeNull();
  },
};

/** A campaign that is over. */
export const Over: Story = {
  ...page({ from: '2020-01-01T00:00:00Z', until: '2020-02-01T00:00:00Z' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(like('ownPage:over'))).toBeSeen();
    await expect(canvas.queryByText('Prizes')).toBeNull();
  },
};
