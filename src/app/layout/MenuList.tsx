import { useSite } from '#src/app/SiteContext.tsx';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { type FrameGroup, type FramePart, keyOf, menuParts } from '#src/modules/frame.ts';
import { MenuEntryLink } from './MenuEntryLink.tsx';
import { usePartTitle } from './usePartTitle.ts';

export interface MenuListProps {
  /** The classes of the menu that holds the list. */
  styles: Record<'group' | 'groupTitle' | 'list' | 'entry' | 'label', string>;
  onFollow?: () => void;
  /** The group shown before all others. */
  first?: FrameGroup;
}

/** The parts with one group right after the entries that lead the list. */
function withFirst(parts: FramePart[], first: FrameGroup | undefined): FramePart[] {
  if (first === undefined) return parts;
  const isLead = (part: FramePart, place: number) => place === 0 && !part.group && !part.title;
  const rank = (part: FramePart, place: number) =>
    isLead(part, place) ? 0 : part.group === first ? 1 : 2;
  const ranked = parts.map((part, place) => ({ part, rank: rank(part, place) }));
  return ranked.sort((one, other) => one.rank - other.rank).map(({ part }) => part);
}

/** The entries of the side menu by the manifest: the lobby, then all others, grouped by purpose (S2.21). */
export function MenuList({ styles, onFollow, first }: MenuListProps) {
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
