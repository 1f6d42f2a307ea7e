import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#src/ui/button/Button.tsx';
import { IconButton } from '#src/ui/iconButton/IconButton.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { head, longPage } from './Popover.stories.css.ts';
import { Popover } from './Popover.tsx';

/**
 * More about one thing on the page: an explanation, a few links, a small form. For a list of actions use a Menu; for what needs an answer,
 * a Dialog.
 */
const meta = {
  title: 'UI/Popover',
  component: Popover,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: {
    trigger: <IconButton icon="info" label="What is turnover?" />,
    title: 'Turnover',
    children: (
      <Text size="s">What you stake in all before a bonus becomes part of your balance.</Text>
    ),
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Explanation: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'What is turnover?' });
    await userEvent.click(trigger);
    const popover = await screen.findByRole('dialog', { name: 'Turnover' });
    await expect(popover).toHaveTextContent('What you stake in all');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** The drop-down of the header: hovering opens it, and following a link closes it (S2.18). */
export const Links: Story = {
  args: {
    trigger: <Button tone="quiet">Slots</Button>,
    title: 'Vendors of slots',
    titleHidden: true,
    openOnHover: true,
    children: (close) => (
      <Stack gap="xxs">
        {['Banyan Works', 'Copper Reel', 'Tall Heron'].map((vendor) => (
          <TextLink key={vendor} to={`/rng?vassalage=${vendor}`} onClick={close}>
            {vendor}
          </TextLink>
        ))}
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Slots' }));
    const popover = within(await screen.findByRole('dialog', { name: 'Vendors of slots' }));
    await userEvent.click(popover.getByRole('link', { name: 'Copper Reel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The menu of a sticky header: it stays in place while the page scrolls, so that a press hits its target. */
export const StickyHeader: Story = {
  args: { trigger: <Button tone="quiet">Account</Button>, title: 'Account', fixed: true },
  decorators: [
    (Story) => (
      <div className={longPage}>
        <div className={head}>
          <Story />
        </div>
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    const popover = await screen.findByRole('dialog', { name: 'Account' });
    await waitFor(() => expect(popover).toHaveStyle({ opacity: 1 }));
    const { top } = popover.getBoundingClientRect();
    window.scrollBy({ top: 120, behavior: 'instant' });
    await expect(window.scrollY).toBe(120);
    await expect(popover.getBoundingClientRect().top).toBe(top);
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

export const LongWords: Story = {
  args: {
    title: 'Umsatzbedingungen für Bonusguthaben',
    children: (
      <Text size="s">
        বোনাস আপনার ব্যালেন্সের অংশ হওয়ার আগে মোট কত বাজি ধরতে হবে তা এখানে দেখানো হয়। শর্ত পূরণ না হওয়া পর্যন্ত
        বোনাস আলাদা থাকে।
      </Text>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const { right } = (await screen.findByRole('dialog')).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};
