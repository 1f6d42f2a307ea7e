import { useTranslation } from 'react-i18next';
import { useSite } from '#src/app/SiteContext.tsx';
import type { MenuGroup } from '#src/modules/registry.ts';
import { rowsAt } from '#src/modules/select.ts';
import type { ModuleRow } from '#src/modules/types.ts';
import { EntryLink } from './EntryLink.tsx';

export interface MenuListProps {
  /** The classes of the menu that holds the list. */
  styles: Record<'group' | 'groupTitle' | 'list' | 'entry' | 'label', string>;
  onFollow?: () => void;
  /** The group shown before all others. */
  first?: MenuGroup['id'];
}

/** The entries of the side menu: the lobby, then all others, grouped by purpose (S2.21). */
export function MenuList({ styles, onFollow, first }: MenuListProps) {
  const { t } = useTranslation('app');
  const { rows, groups } = useSite();
  const ordered = [...groups].sort(
    (one, other) => Number(other.id === first) - Number(one.id === first),
  );
  const isLobby = ({ route }: ModuleRow) => route === '/';
  const list = (entries: readonly ModuleRow[]) => (
    <ul className={styles.list}>
      {entries.map((row) => (
        <li key={row.id}>
          <EntryLink
            row={row}
            className={styles.entry}
            labelClass={styles.label}
            withIcon
            {...(onFollow && { onFollow })}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <div className={styles.group}>{list(rowsAt(rows, 'sideMenu').filter(isLobby))}</div>
      {ordered.map((group) => {
        const entries = rowsAt(group.rows, 'sideMenu').filter((row) => !isLobby(row));
        return (
          entries.length > 0 && (
            <div key={group.id} className={styles.group}>
              {group.id !== 'leave' && <p className={styles.groupTitle}>{t(`menu.${group.id}`)}</p>}
              {list(entries)}
            </div>
          )
        );
      })}
    </>
  );
}
