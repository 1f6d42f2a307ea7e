import type { FrameEntry, GroupEntry } from '#src/brand/resolved.generated.ts';
import type { MenuGroup } from '#src/modules/registry.ts';
import { rowsAt } from '#src/modules/select.ts';
import type { ModuleRow } from '#src/modules/types.ts';

/** A link to elsewhere, of the brand's own. */
export type FrameLink = Required<Pick<GroupEntry, 'link' | 'label'>> & Pick<GroupEntry, 'icon'>;

/** An entry of a menu: a screen of the site, or a link to elsewhere. */
export type MenuEntry = ModuleRow | FrameLink;

export type FrameGroup = NonNullable<FrameEntry['group']>;

/** Neighbouring entries: those of a group of the site, of a group of the brand's own, or of none. */
export interface FramePart {
  /** Its place in the list. */
  key: string;
  group?: FrameGroup;
  title?: NonNullable<FrameEntry['title']>;
  entries: MenuEntry[];
}

export const isLink = (entry: MenuEntry): entry is FrameLink => 'link' in entry;

export const keyOf = (entry: MenuEntry): string => (isLink(entry) ? entry.link : entry.id);

/** The ways to player protection and to the legal texts, which no list of a manifest takes away (S2.22). */
const KEPT: ReadonlySet<string> = new Set(['responsible', 'protection', 'terms', 'privacy']);

/** A stated entry; nothing for a module that the viewer does not have. */
function menuEntry(
  { module, link, label, icon }: GroupEntry,
  rows: readonly ModuleRow[],
): MenuEntry[] {
  if (link !== undefined && label) return [{ link, label, ...(icon && { icon }) }];
  return rows.filter(({ id }) => id === module);
}

/** The parts of a stated list; a group of the site leaves out what the list names by itself. */
export function frameParts(
  list: readonly FrameEntry[],
  rows: readonly ModuleRow[],
  ofGroup: (group: FrameGroup) => readonly ModuleRow[],
): FramePart[] {
  const stated = list.flatMap((entry) => [entry, ...(entry.entries ?? [])]);
  const named = new Set(stated.map(({ module }) => module));
  const parts: FramePart[] = [];
  for (const [place, entry] of list.entries()) {
    const { group, title, entries = [] } = entry;
    const last = parts.at(-1);
    const key = String(place);
    if (group)
      parts.push({ key, group, entries: ofGroup(group).filter(({ id }) => !named.has(id)) });
    else if (title)
      parts.push({ key, title, entries: entries.flatMap((each) => menuEntry(each, rows)) });
    else if (last && !last.group && !last.title) last.entries.push(...menuEntry(entry, rows));
    else parts.push({ key, entries: menuEntry(entry, rows) });
  }
  return parts;
}

/** The parts, with a last one for the rows of a place that must be there and are not. */
function withKept(parts: FramePart[], rows: readonly ModuleRow[]): FramePart[] {
  const shown = new Set(parts.flatMap(({ entries }) => entries.map(keyOf)));
  const missing = rows.filter(({ id }) => KEPT.has(id) && !shown.has(id));
  return missing.length > 0 ? [...parts, { key: 'kept', group: 'help', entries: missing }] : parts;
}

/** The parts of the side menu for the rows of a viewer (S2.21). */
export function menuParts(
  list: readonly FrameEntry[],
  rows: readonly ModuleRow[],
  groups: readonly MenuGroup[],
): FramePart[] {
  const ofGroup = (group: FrameGroup) =>
    rowsAt(groups.find(({ id }) => id === group)?.rows ?? [], 'sideMenu');
  const parts = frameParts(list, rows, ofGroup).filter(({ entries }) => entries.length > 0);
  return withKept(parts, rowsAt(rows, 'sideMenu'));
}

/** The columns of the footer for the rows of a viewer (S2.22); `contact` has no rows. */
export function footerParts(list: readonly FrameEntry[], rows: readonly ModuleRow[]): FramePart[] {
  const all = rowsAt(rows, 'footer');
  const ofGroup = (group: FrameGroup) => {
    if (group === 'contact') return [];
    return all.filter(({ category }) => (category !== undefined) === (group === 'games'));
  };
  const parts = frameParts(list, rows, ofGroup).filter(
    ({ group, entries }) => group === 'contact' || entries.length > 0,
  );
  return withKept(parts, all);
}
