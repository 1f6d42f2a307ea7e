import { useTranslation } from 'react-i18next';
import { type SiteEntry, useSiteMenu } from '#src/session/SiteMenuContext.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import * as styles from './Entries.css.ts';
import { EntryTile } from './EntryTile.tsx';
import { useBadgeCounts } from './useBadgeCounts.ts';

const isHere = ({ places }: SiteEntry): boolean => places.includes('memberCentre');

/** The links of an account: the screens of the site by their purpose, and log out (S2.10, S2.21). */
export function AccountMenu() {
  const { t } = useTranslation(['member', 'app']);
  const { groups } = useSiteMenu();
  const waitingAt = useBadgeCounts();
  const shown = groups.map(({ id, rows }) => ({ id, rows: rows.filter(isHere) }));
  const tiles = (rows: readonly SiteEntry[]) => (
    <ul className={styles.tiles}>
      {rows.map((row) => (
        <li key={row.id}>
          <EntryTile entry={row} waiting={waitingAt(row.id)} />
        </li>
      ))}
    </ul>
  );
  return (
    <nav className={styles.groups} aria-label={t('entries.label')}>
      {shown.map(
        ({ id, rows }) =>
          rows.length > 0 && (
            <div key={id} className={styles.group}>
              {id !== 'leave' && (
                <Heading level={2} size="m">
                  {t(`app:menu.${id}`)}
                </Heading>
              )}
              {tiles(rows)}
            </div>
          ),
      )}
    </nav>
  );
}
