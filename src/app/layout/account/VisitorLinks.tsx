import { useTranslation } from 'react-i18next';
import { useSite } from '#src/app/SiteContext.tsx';
import { rowsAt } from '#src/modules/select.ts';
import { buttonClass } from '#src/ui/button/Button.tsx';
import { EntryLink } from '../EntryLink.tsx';
import * as styles from './AccountArea.css.ts';

/**
 * Log in and sign up (S2.19): the last is what a new visitor most likely wants. On a phone it is the only one here: the bar has the others.
 */
export function VisitorLinks() {
  const { t } = useTranslation('app');
  const entries = rowsAt(useSite().rows, 'entrance');
  if (entries.length === 0) return null;
  return (
    <ul className={styles.entrance} aria-label={t('nav.entrance')}>
      {entries.map((row, place) => (
        <li key={row.id} className={place < entries.length - 1 ? styles.fromTablet : undefined}>
          <EntryLink
            row={row}
            className={buttonClass({
              size: 's',
              tone: place < entries.length - 1 ? 'neutral' : 'accent',
            })}
          />
        </li>
      ))}
    </ul>
  );
}
