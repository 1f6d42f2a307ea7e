import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SearchField } from '#src/ui/searchField/SearchField.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { arrowsAt } from '../direction.fixture.ts';
import type { TreeBranch } from './rows.ts';
import { Tree, type TreeProps } from './Tree.tsx';
import { CROWD, known, person, ROOTS } from './team.fixture.tsx';

/** A page that keeps the state of a tree. */
function Kept(props: TreeProps) {
  const [expanded, setExpanded] = useState(props.expanded);
  const [selected, setSelected] = useState(props.selected);
  return (
    <Tree
      {...props}
      expanded={expanded}
      onExpandedChange={setExpanded}
      selected={selected}
      onSelect={(id) => {
        setSelected(id);
        props.onSelect(id);
      }}
    />
  );
}

/** A hierarchy of any depth: a team and its teams. For two levels a list with headings is simpler. */
const meta = {
  title: 'UI/Tree',
  component: Tree,
  args: {
    roots: ROOTS,
    branchOf: known,
    expanded: new Set(['rahim']),
    onExpandedChange: fn(),
    onRetry: fn(),
    selected: undefined,
    onSelect: fn(),
    labels: {
      tree: 'Your team',
      loading: 'On its way',
      failed: 'It did not load. Try again',
    },
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof Tree>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The active line of the tree. */
const active = (tree: HTMLElement) =>
  document.getElementById(tree.getAttribute('aria-activedescendant') ?? '');

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const tree = canvas.getByRole('tree', { name: 'Your team' });
    await userEvent.tab();
    await expect(tree).toHaveFocus();
    await expect(active(tree)).toHaveTextContent('Rahim Uddin');
    const { on, back } = arrowsAt(tree);
    await userEvent.keyboard(on + on);
    await waitFor(() => expect(active(tree)).toHaveTextContent('Salma Akter'));
    await expect(active(tree)).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('rumi');
    await userEvent.keyboard(back + back);
    await expect(canvas.queryByText('Rumi Begum')).toBeNull();
    await userEvent.keyboard('t');
    await waitFor(() => expect(active(tree)).toHaveTextContent('Tania Rahman'));
  },
};

/** The chevron opens and closes; the name chooses. */
export const ByTouch: Story = {
  play: async ({ canvas, args }) => {
    const line = canvas.getByRole('treeitem', { name: /Rahim/ });
    const mark = line.querySelector('[data-toggle]');
    await expect(mark?.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await userEvent.click(mark ?? line);
    await expect(line).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.click(within(line).getByText('Rahim Uddin'));
    await expect(line).toHaveAttribute('aria-selected', 'true');
    await expect(line).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Branches that are loading, and one that failed. */
export const Fetching: Story = {
  args: { expanded: new Set(['karim', 'nadia']) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('treeitem', { busy: true })).toBeSeen();
    await userEvent.click(canvas.getByText('It did not load. Try again'));
    await expect(args.onRetry).toHaveBeenCalledWith('nadia');
  },
};

function Searching(props: TreeProps) {
  const [search, setSearch] = useState('');
  return (
    <Stack gap="l">
      <SearchField label="Search the team" clearLabel="Clear" value={search} onChange={setSearch} />
      <Kept {...props} search={search} />
    </Stack>
  );
}

/** Search matches are highlighted everywhere. */
export const Search: Story = {
  args: { expanded: new Set(['rahim', 'salma']) },
  render: (args) => <Searching {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'RAH');
    const marks = () =>
      Array.from(canvasElement.querySelectorAll('mark'), (mark) => mark.textContent);
    await waitFor(() => expect(marks()).toEqual(['Rah', 'Rah']));
  },
};

function Crowd(props: TreeProps) {
  const branchOf = useCallback(
    (id: string): TreeBranch => ({
      state: 'ready',
      nodes: [person(`${id}a`, `${id} first`, true), person(`${id}b`, `${id} second`, false)],
    }),
    [],
  );
  return <Kept {...props} roots={CROWD} branchOf={branchOf} expanded={new Set()} />;
}

/** Of thousands of lines, only the visible ones are rendered; the last one is one key away. */
export const Long: Story = {
  render: (args) => <Crowd {...args} />,
  play: async ({ canvas }) => {
    const tree = canvas.getByRole('tree');
    await expect(canvas.getAllByRole('treeitem').length).toBeLessThan(80);
    tree.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(active(tree)).toHaveTextContent('Player 5000'));
    await waitFor(() => expect(active(tree)).toBeSeen());
    await expect(active(tree)).toHaveAttribute('aria-setsize', '5000');
  },
};

/** Deep levels and long names fit within a phone. */
export const LongWords: Story = {
  args: {
    roots: [
      {
        ...person('a', 'Untervertretungsgebietsverantwortliche Nordrhein-Westfalen', true),
        detail: '৳1,234,567.80',
      },
    ],
    branchOf: (id) => ({
      state: 'ready',
      nodes: [
        person(`${id}a`, `Ebene ${id.length + 1}: Regionalvertriebsbeauftragte`, id.length < 9),
      ],
    }),
    expanded: new Set(Array.from({ length: 9 }, (_, at) => 'a'.repeat(at + 1))),
  },
};

export const Bengali: Story = {
  args: {
    roots: [
      { ...person('rahim', 'রহিম উদ্দিন', true), detail: '১২ জন' },
      person('karim', 'করিম হোসেন', true),
    ],
    branchOf: () => ({ state: 'ready', nodes: [person('salma', 'সালমা আক্তার', false)] }),
    labels: { tree: 'আপনার দল', loading: 'আসছে', failed: 'আসেনি। আবার চেষ্টা করুন' },
    search: 'রহিম',
  },
  render: (args) => (
    <div lang="bn">
      <Kept {...args} />
    </div>
  ),
};
