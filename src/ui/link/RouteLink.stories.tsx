import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RouteLink } from './RouteLink.tsx';

/** A link without styles, for components with their own. For a text link use TextLink. */
const meta = {
  title: 'UI/RouteLink',
  component: RouteLink,
  args: { to: '/rng', state: { from: 'here' }, children: 'Slots', onClick: fn() },
  render: (args) => (
    <>
      <RouteLink {...args} />
      <Place />
    </>
  ),
} satisfies Meta<typeof RouteLink>;
export default meta;
type Story = StoryObj<typeof meta>;

function Place() {
  const { pathname, state } = useLocation();
  return <output>{`${pathname} ${JSON.stringify(state)}`}</output>;
}

export const Followed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('href', '/rng');
    await userEvent.click(link);
    await expect(canvas.getByRole('status')).toHaveTextContent('/rng {"from":"here"}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** A click whose default the page prevents is not handled by the router. */
export const Prevented: Story = {
  args: { onClick: fn((event) => event.preventDefault()) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link'));
    await expect(canvas.getByRole('status')).not.toHaveTextContent('/rng');
  },
};

/** An address with a scheme is unchanged. */
export const Outside: Story = {
  args: { to: 'mailto:help@example.com' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    await expect(link).toHaveAttribute('href', 'mailto:help@example.com');
  },
};
