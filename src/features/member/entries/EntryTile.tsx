import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { type SiteEntry, useSiteMenu } from '#src/session/SiteMenuContext.tsx';
import { usePopupAbove } from '#src/session/usePopupAbove.ts';
import { Badge } from '#src/ui/badge/Badge.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { RouteLink } from '#src/ui/link/RouteLink.tsx';
import * as styles from './Entries.css.ts';

export interface EntryTileProps {
  entry: SiteEntry;
  /** The badge's number; 0 shows no badge. */
  waiting: number;
}

/** A tile that links to a screen; it preloads the screen when hovered or focused. */
export function EntryTile({ entry, waiting }: EntryTileProps) {
  const { t } = useTranslation(['app', 'modules']);
  const { count } = useFormat();
  const { preload } = useSiteMenu();
  const above = usePopupAbove();
  const prepare = () => preload(entry.screen);
  return (
    <RouteLink
      to={entry.route}
      state={entry.popup && above}
      className={styles.tile}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <span className={styles.icon}>
        <Icon name={entry.icon} size="l" />
      </span>
      <span className={styles.label}>{t(entry.label)}</span>
      {waiting > 0 && <Badge tone="accent">{count(waiting)}</Badge>}
    </RouteLink>
  );
}
