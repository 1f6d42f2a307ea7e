import { useTranslation } from 'react-i18next';
import { type SiteEntry, useSiteMenu } from '#src/session/SiteMenuContext.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import * as styles from './Entries.css.ts';
import { EntryTile } from './EntryTile.tsx';

/** The way out of the account, which comes last. */
const LEAVE = 'logout';

const isHere = ({ places }: SiteEntry): boolean => places.includes('memberCentre');

/** Where an account leads: the screens of the site by what they are for, and the way out (S2.10, S2.21). */
export function EntriesPart() {
  const { t } = useTranslation(['member', 'app']);
  const { groups } = useSiteMenu();
  const shown = groups.map(({ id, rows }) => ({ id, rows: rows.filter(isHere) }));
  const leave = shown.flatMap(({ rows }) => rows).filter(({ id }) => id === LEAVE);
  const tiles = (rows: readonly SiteEntry[]) => (
    <ul className={styles.tiles}>
      {rows.map((row) => (
        <li key={row.id}>
          <EntryTile entry={row} />
        </li>
      ))}
    </ul>
  );
  return (
    <nav className={styles.groups} aria-label={t('entries.label')}>
      {shown.map(({ id, rows }) => {
        const entries = rows.filter((row) => row.id !== LEAVE);
        return (
          entries.length > 0 && (
            <div key={id} className={styles.group}>
              <Heading level={2} size="m">
                {t(`app:menu.${id}`)}
              </Heading>
              {tiles(entries)}
            </div>
          )
        );
      })}
      {leave.length > 0 && tiles(leave)}
    </nav>
  );
}
