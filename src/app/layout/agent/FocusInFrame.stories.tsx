import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { withSite } from '#src/app/withSite.tsx';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { AgentLayout } from './AgentLayout.tsx';
import { centre, desktop, phone } from './agentLayout.fixture.ts';

const rowAt = (row: number) => `Row ${row}`;
const ROWS = Array.from({ length: 60 }, (_, row) => rowAt(row));
const MIDDLE = 30;

/** A page of the agent centre that is longer than the view: links in rows. */
const meta = {
  title: 'Shell/FocusInFrame',
  component: AgentLayout,
  decorators: [withSite],
  parameters: {
    layout: 'fullscreen',
    player: true,
    route: '/agentHome/overview',
    modules: { agent: true, customerService: true },
    msw: centre,
  },
  args: {
    children: (
      <ul>
        {ROWS.map((row) => (
          <li key={row}>
            <TextLink to="/agentHome/team">{row}</TextLink>
          </li>
        ))}
      </ul>
    ),
  },
} satisfies Meta<typeof AgentLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What gets the focus by the keyboard on the way back is scrolled out from under the header. */
export const OnTheWayBack: Story = {
  globals: desktop,
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: rowAt(MIDDLE) });
    window.scrollBy({ top: link.getBoundingClientRect().top, behavior: 'instant' });
    await waitFor(() => expect(Math.round(link.getBoundingClientRect().top)).toBe(0));
    canvas.getByRole('link', { name: rowAt(MIDDLE + 1) }).focus({ preventScroll: true });
    await userEvent.tab({ shift: true });
    await expect(link).toHaveFocus();
    const header = canvas.getByRole('banner').getBoundingClientRect();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(header.bottom);
  },
};

/** On a phone, what gets the focus is scrolled out from under the bar, too. */
export const AboveTheBar: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: rowAt(MIDDLE) });
    const below = () => Math.round(window.innerHeight - link.getBoundingClientRect().bottom);
    window.scrollBy({ top: -below(), behavior: 'instant' });
    await waitFor(() => expect(below()).toBe(0));
    canvas.getByRole('link', { name: rowAt(MIDDLE - 1) }).focus({ preventScroll: true });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    const bar = canvas.getByRole('navigation', { name: t('agentCentre:quick') });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      bar.getBoundingClientRect().top,
    );
  },
};
