import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '#src/app/SiteContext.tsx';
import { useCurrentModule } from '#src/app/useCurrentModule.ts';
import type { ModuleRow } from '#src/modules/types.ts';
import { usePopupAbove } from '#src/session/usePopupAbove.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { RouteLink } from '#src/ui/link/RouteLink.tsx';

export interface EntryLinkProps {
  row: ModuleRow;
  className: string;
  /** The class of the words, where the icon is shown beside them. */
  labelClass?: string;
  withIcon?: boolean;
  /** An entry of the bar of phones: shows its shorter name, if it has one, and is current on the pages under it. */
  short?: boolean;
  onFollow?: () => void;
  /** Content after the words, such as a Badge. */
  aside?: ReactNode;
}

/** A menu link to a screen; it preloads the screen when hovered or focused. */
export function EntryLink({
  row,
  className,
  labelClass,
  withIcon,
  short,
  onFollow,
  aside,
}: EntryLinkProps) {
  const { t } = useTranslation(['app', 'modules']);
  const { preload } = useSite();
  const current = useCurrentModule();
  const above = usePopupAbove();
  const isUnder = short && current?.underTab === row.id;
  const prepare = () => preload(row.screen);
  return (
    <RouteLink
      to={row.route}
      state={row.popup && above}
      className={className}
      aria-current={isUnder ? 'true' : current?.id === row.id ? 'page' : undefined}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={onFollow}
    >
      {withIcon && <Icon name={row.icon} size="l" />}
      <span className={labelClass}>{t((short && row.short) || row.label)}</span>
      {aside}
    </RouteLink>
  );
}
