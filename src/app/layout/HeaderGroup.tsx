import { keyOf, type MenuEntry } from '#src/modules/frame.ts';
import { categories, category, panel } from './games/GamesPanel.css.ts';
import { HeaderMenu } from './HeaderMenu.tsx';
import { MenuEntryLink } from './MenuEntryLink.tsx';

export interface HeaderGroupProps {
  title: string;
  entries: readonly MenuEntry[];
}

/** A group in the header, which opens as a list. */
export function HeaderGroup({ title, entries }: HeaderGroupProps) {
  return (
    <HeaderMenu label={title}>
      {(close) => (
        <div className={panel}>
          <ul className={categories}>
            {entries.map((entry) => (
              <li key={keyOf(entry)}>
                <MenuEntryLink entry={entry} className={category} onFollow={close} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </HeaderMenu>
  );
}
