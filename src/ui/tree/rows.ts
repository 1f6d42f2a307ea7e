import type { ReactNode } from 'react';

/** A node of a tree. */
export interface TreeNode {
  id: string;
  label: string;
  /** Whether it has children; they may be fetched when it is opened. */
  branch: boolean;
  /** Shown at the end of its line: a figure, a status. */
  detail?: ReactNode;
}

/** The load state of a node's children, with the children once they are loaded. */
export type TreeBranch =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; nodes: readonly TreeNode[] };

interface Placed {
  key: string;
  /** From 1. */
  level: number;
  /** From 1, among its siblings. */
  position: number;
  siblings: number;
  /** The id of the parent node. */
  parent: string | undefined;
}

/** A line of the tree: a node, or a placeholder for children that are not loaded. */
export type TreeRow = Placed &
  (
    | { kind: 'node'; node: TreeNode; open: boolean }
    | { kind: 'loading'; parent: string }
    | { kind: 'failed'; parent: string }
  );

/** The visible lines from the top: every node whose ancestors are all open. */
export function treeRows(
  nodes: readonly TreeNode[],
  expanded: ReadonlySet<string>,
  branchOf: (id: string) => TreeBranch,
  level = 1,
  parent?: string,
): TreeRow[] {
  return nodes.flatMap((node, at) => {
    const open = node.branch && expanded.has(node.id);
    const row: TreeRow = {
      kind: 'node',
      key: node.id,
      node,
      open,
      level,
      position: at + 1,
      siblings: nodes.length,
      parent,
    };
    if (!open) return [row];
    const branch = branchOf(node.id);
    if (branch.state === 'ready') {
      return [row, ...treeRows(branch.nodes, expanded, branchOf, level + 1, node.id)];
    }
    const notice: TreeRow = {
      kind: branch.state,
      key: `${node.id}/${branch.state}`,
      level: level + 1,
      position: 1,
      siblings: 1,
      parent: node.id,
    };
    return [row, notice];
  });
}
