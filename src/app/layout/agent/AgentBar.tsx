import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '#src/app/SiteContext.tsx';
import { rowsAt } from '#src/modules/select.ts';
import { FallbackBoundary } from '#src/ui/fallback/FallbackBoundary.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import * as styles from '../BottomBar.css.ts';
import { EntryLink } from '../EntryLink.tsx';
import { PartMissing } from '../PartMissing.tsx';
import { useLazyOpening } from '../useLazyOpening.ts';

const loadSheet = () => import('./AgentMenuSheet.tsx');
const AgentMenuSheet = lazy(async () => ({ default: (await loadSheet()).AgentMenuSheet }));

/** The bottom bar of phones in the agent centre: the most used pages, and a sheet with all of them. */
export function AgentBar() {
  const { t } = useTranslation('agentCentre');
  const { rows } = useSite();
  const { open, mounted, setOpen, opener } = useLazyOpening(loadSheet);
  return (
    <nav className={styles.bar} aria-label={t('quick')}>
      <ul className={styles.list}>
        {rowsAt(rows, 'agentBar').map((row) => (
          <li key={row.id} className={styles.item}>
            <EntryLink
              row={row}
              className={styles.entry}
              labelClass={styles.label}
              withIcon
              short
            />
          </li>
        ))}
        <li className={styles.item}>
          <button type="button" className={styles.button} {...opener} onClick={() => setOpen(true)}>
            <Icon name="menu" size="l" />
            <span className={styles.label}>{t('more')}</span>
          </button>
        </li>
      </ul>
      {mounted && (
        <FallbackBoundary fallback={<PartMissing />}>
          <Suspense>
            <AgentMenuSheet open={open} onClose={() => setOpen(false)} />
          </Suspense>
        </FallbackBoundary>
      )}
    </nav>
  );
}
