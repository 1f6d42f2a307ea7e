import { useSite } from '#src/app/SiteContext.tsx';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { type FrameGroup, type FramePart, keyOf, menuParts } from '#src/modules/frame.ts';
import { MenuEntryLink } from './MenuEntryLink.tsx';
import { usePartTitle } from './usePartTitle.ts';

export interface MenuListProps {
  /** The classes of the menu that holds the list. */
  styles: Record<'group' | 'groupTitle' | 'list' | 'entry' | 'label', string>;
  onFollow?: () => void;
  /** The groups shown before all others, in order. */
  first?: readonly FrameGroup[];
}

/** The parts with some groups right after the entries that lead the list. */
function withFirst(parts: FramePart[], first: readonly FrameGroup[]): FramePart[] {
  const rank = ({ group, title }: FramePart, place: number) => {
    if (place === 0 && !group && !title) return -1;
    const chosen = group ? first.indexOf(group) : -1;
    return chosen < 0 ? first.length : chosen;
  };
  const ranked = parts.map((part, place) => ({ part, rank: rank(part, place) }));
  return ranked.sort((one, other) => one.rank - other.rank).map(({ part }) => part);
}

/** The entries of the side menu by the manifest: the lobby, then all others, grouped by purpose (S2.21). */
export function MenuList({ styles, onFollow, first = [] }: MenuListProps) {
  const titleOf = usePartTitle();
  const { rows, groups } = useSite();
  const { frame } = useBrand();
  return withFirst(menuParts(frame.menu, rows, groups), first).map((part) => {
    const title = titleOf(part);
    return (
      <div key={part.key} className={styles.group}>
        {title !== undefined && <p className={styles.groupTitle}>{title}</p>}
        <ul className={styles.list}>
          {part.entries.map((entry) => (
            <li key={keyOf(entry)}>
              <MenuEntryLink
                entry={entry}
                className={styles.entry}
                labelClass={styles.label}
                withIcon
                {...(onFollow && { onFollow })}
              />
            </li>
          ))}
        </ul>
      </div>
    );
  });
}
