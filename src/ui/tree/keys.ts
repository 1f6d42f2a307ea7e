import type { TreeRow } from './rows.ts';

/** The effect of a key in a tree. */
export type TreeMove =
  | { kind: 'go'; to: number }
  | { kind: 'open'; ids: readonly string[] }
  | { kind: 'close'; id: string }
  | { kind: 'choose' };

const go = (to: number, rows: readonly TreeRow[]): TreeMove => ({
  kind: 'go',
  to: Math.min(Math.max(to, 0), rows.length - 1),
});

/** Moves into the tree: opens a branch, then goes to its first line. */
function inwards(rows: readonly TreeRow[], at: number): TreeMove | undefined {
  const row = rows[at];
  if (row?.kind !== 'node' || !row.node.branch) return undefined;
  return row.open ? go(at + 1, rows) : { kind: 'open', ids: [row.node.id] };
}

/** Moves out of the tree: closes a branch, or goes to the parent line. */
function outwards(rows: readonly TreeRow[], at: number): TreeMove | undefined {
  const row = rows[at];
  if (row?.kind === 'node' && row.open) return { kind: 'close', id: row.node.id };
  const above = rows.findIndex(({ key }) => key === row?.parent);
  return above < 0 ? undefined : go(above, rows);
}

/** Opens all sibling branches of this line. */
function openSiblings(rows: readonly TreeRow[], at: number): TreeMove {
  const ids = rows.flatMap((row) =>
    row.kind === 'node' && row.node.branch && row.parent === rows[at]?.parent ? [row.node.id] : [],
  );
  return { kind: 'open', ids };
}

/**
 * The effect of a key at a line, by the tree pattern (WAI-ARIA Authoring Practices). `mirrored`: the script is right-to-left, and so are
 * the arrows that move in and out. Other keys do nothing here.
 */
export function treeMove(
  key: string,
  rows: readonly TreeRow[],
  at: number,
  mirrored: boolean,
): TreeMove | undefined {
  const [into, outOf] = mirrored ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  switch (key) {
    case 'ArrowDown':
      return go(at + 1, rows);
    case 'ArrowUp':
      return go(at - 1, rows);
    case 'Home':
      return go(0, rows);
    case 'End':
      return go(rows.length - 1, rows);
    case into:
      return inwards(rows, at);
    case outOf:
      return outwards(rows, at);
    case '*':
      return openSiblings(rows, at);
    case 'Enter':
    case ' ':
      return { kind: 'choose' };
    default:
      return undefined;
  }
}

/** The next line whose label begins with these letters, wrapping around; undefined if there is none. */
export function lineBeginning(
  letters: string,
  rows: readonly TreeRow[],
  at: number,
): number | undefined {
  const begins = (row: TreeRow | undefined) =>
    row?.kind === 'node' &&
    row.node.label.toLocaleLowerCase().startsWith(letters.toLocaleLowerCase());
  // More letters may still match the line that the first ones found.
  const first = letters.length > 1 ? 0 : 1;
  const step = rows.findIndex((_, away) => begins(rows[(at + first + away) % rows.length]));
  return step < 0 ? undefined : (at + first + step) % rows.length;
}
