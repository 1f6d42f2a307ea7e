import { useTranslation } from 'react-i18next';
import { useSite } from '#src/app/SiteContext.tsx';
import { rowsAt } from '#src/modules/select.ts';
import type { ModuleRow } from '#src/modules/types.ts';
import { EntryLink } from './EntryLink.tsx';

export interface MenuListProps {
  /** The classes of the menu that holds the list. */
  styles: Record<'group' | 'groupTitle' | 'list' | 'entry' | 'label', string>;
  onFollow?: () => void;
}

/** The entries of the side menu: the lobby, the games, and what else there is. */
export function MenuList({ styles, onFollow }: MenuListProps) {
  const { t } = useTranslation('app');
  const rows = rowsAt(useSite().rows, 'sideMenu');
  const games = rows.filter((row) => row.category !== undefined);
  const first = rows.filter((row) => row.route === '/');
  const others = rows.filter((row) => !games.includes(row) && !first.includes(row));
  const group = (title: string | undefined, entries: readonly ModuleRow[]) =>
    entries.length > 0 && (
      <div className={styles.group}>
        {title !== undefined && <p className={styles.groupTitle}>{title}</p>}
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
      </div>
    );
  return (
    <>
      {group(undefined, first)}
      {group(t('menu.games'), games)}
      {group(t('menu.more'), others)}
    </>
  );
}
