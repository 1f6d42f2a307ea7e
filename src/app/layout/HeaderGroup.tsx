import { useTranslation } from 'react-i18next';
import { type FramePart, keyOf } from '#src/modules/frame.ts';
import { textIn } from '#src/shared/banners/textIn.ts';
import { categories, category, panel } from './games/GamesPanel.css.ts';
import { HeaderMenu } from './HeaderMenu.tsx';
import { MenuEntryLink } from './MenuEntryLink.tsx';

/** A group of the brand's own in the header, which opens as a list. */
export function HeaderGroup({ part: { title, entries } }: { part: FramePart }) {
  const { i18n } = useTranslation();
  return (
    <HeaderMenu label={textIn(title, i18n.language)}>
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
