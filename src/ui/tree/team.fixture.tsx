import { Badge } from '#src/ui/badge/Badge.tsx';
import type { TreeBranch, TreeNode } from './rows.ts';

/** A member of a team, as a tree node. */
export const person = (id: string, label: string, branch: boolean): TreeNode => ({
  id,
  label,
  branch,
});

const BRANCHES: Record<string, TreeBranch> = {
  rahim: {
    state: 'ready',
    nodes: [person('salma', 'Salma Akter', true), person('sohel', 'Sohel Rana', false)],
  },
  salma: { state: 'ready', nodes: [person('rumi', 'Rumi Begum', false)] },
  karim: { state: 'loading' },
  nadia: { state: 'failed' },
};

export const ROOTS: readonly TreeNode[] = [
  { ...person('rahim', 'Rahim Uddin', true), detail: <Badge>Level 1</Badge> },
  person('karim', 'Karim Hossain', true),
  person('nadia', 'Nadia Islam', true),
  person('tania', 'Tania Rahman', false),
];

export const known = (id: string): TreeBranch => BRANCHES[id] ?? { state: 'loading' };

/** A team of thousands of members. */
export const CROWD: readonly TreeNode[] = Array.from({ length: 5000 }, (_, at) =>
  person(`p${at}`, `Player ${at + 1}`, at % 3 === 0),
);
