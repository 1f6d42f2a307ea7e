import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Badge } from '#src/ui/badge/Badge.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { MIRRORED } from '#src/ui/mirrored.fixture.ts';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';
import { type Tab, Tabs, type TabsProps } from './Tabs.tsx';

const tab = (value: string, rest: Partial<Tab<string>> = {}): Tab<string> => ({
  value,
  label: value,
  content: <Text>{`Here is: ${value}.`}</Text>,
  ...rest,
});

const RECORDS = [tab('Bets'), tab('Deposits'), tab('Withdrawals'), tab('Bonuses')];

function Chosen(props: TabsProps<string>) {
  const [value, setValue] = useState(props.value);
  return <Tabs {...props} value={value} onChange={setValue} />;
}

/** Waits until only one panel is there, with a text; the previous one may take a moment to leave. */
const showsAlone = (canvas: { getByRole(role: string): HTMLElement }, text: string) =>
  waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent(text));

/** Alternative views of one thing. Not for filters of one list (chips), nor for pages with their own address (links). */
const meta = {
  title: 'UI/Tabs',
  component: Tabs<string>,
  args: { label: 'Records', tabs: RECORDS, value: 'Bets', onChange: fn() },
  render: (args) => <Chosen key={args.value} {...args} />,
} satisfies Meta<typeof Tabs<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByPointer: Story = {
  play: async ({ canvas }) => {
    const bets = canvas.getByRole('tab', { name: 'Bets' });
    await expect(bets).toHaveAttribute('aria-selected', 'true');
    await expect(bets.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(canvas.getByRole('tab', { name: 'Deposits' }));
    await showsAlone(canvas, 'Here is: Deposits.');
  },
};

function YourName() {
  const [name, setName] = useState('');
  return <TextField label="Your name" value={name} onChange={setName} />;
}

function Growing() {
  const [tabs, setTabs] = useState(1);
  const views = [tab('Name', { content: <YourName /> }), tab('Code')];
  return (
    <Stack>
      <Tabs label="Ways" tabs={views.slice(0, tabs)} value="Name" onChange={() => {}} />
      <Button onClick={() => setTabs(views.length)}>More ways</Button>
    </Stack>
  );
}

/** Text typed in a single view stays when other tabs are added. */
export const Alone: Story = {
  render: () => <Growing />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tablist')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('tabpanel')).not.toBeInTheDocument();
    const input = canvas.getByRole('textbox', { name: 'Your name' });
    await userEvent.type(input, 'rahim88');
    await userEvent.click(canvas.getByRole('button', { name: 'More ways' }));
    await expect(await canvas.findByRole('tab', { name: 'Code' })).toBeSeen();
    await expect(canvas.getByRole('tabpanel')).toContainElement(input);
    await expect(input).toHaveValue('rahim88');
  },
};

/** Arrow keys move only the focus, so that nothing loads on the way; Enter chooses. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Bets' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('tab', { name: 'Bonuses' });
    await waitFor(() => expect(last).toHaveFocus());
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Here is: Bets.');
    await userEvent.keyboard('{Enter}');
    await showsAlone(canvas, 'Here is: Bonuses.');
  },
};

/** In a right-to-left script the left arrow moves to the next tab. */
export const Mirrored: Story = {
  ...MIRRORED,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Deposits' })).toHaveFocus());
  },
};

export const WithIconsAndCounts: Story = {
  args: {
    tabs: [
      tab('Inbox', { icon: 'megaphone', aside: <Badge tone="accent">3</Badge> }),
      tab('Notices', { icon: 'info' }),
      tab('Archive', { disabled: true }),
    ],
    value: 'Inbox',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Inbox 3' })).toBeSeen();
    await expect(canvas.getByRole('tab', { name: 'Archive' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** A long row scrolls; the chosen tab is visible from the start, and so is the focused one. */
export const LongRow: Story = {
  args: {
    tabs: Array.from({ length: 20 }, (_, at) => tab(`Auszahlungsanträge ${at + 1}`)),
    value: 'Auszahlungsanträge 15',
  },
  play: async ({ canvas }) => {
    const inSight = (name: string) => {
      const { left, right } = canvas.getByRole('tab', { name }).getBoundingClientRect();
      return left >= 0 && right <= window.innerWidth;
    };
    await expect(inSight('Auszahlungsanträge 15')).toBe(true);
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(inSight('Auszahlungsanträge 1')).toBe(true));
  },
};

export const Bengali: Story = {
  args: { tabs: [tab('বাজির রেকর্ড'), tab('জমা'), tab('উত্তোলন')], value: 'জমা' },
};
