import { Menu as Base } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import { Icon, type IconProps } from '#src/ui/icon/Icon.tsx';
import { RouteLink, type RouteLinkProps } from '#src/ui/link/RouteLink.tsx';
import * as styles from './Menu.css.ts';

export interface MenuLinkProps extends Pick<RouteLinkProps, 'to'> {
  children: ReactNode;
  icon?: IconProps['name'] | undefined;
  /** Extra content, such as a Badge with a count. */
  aside?: ReactNode;
}

/** A link to a page in a menu. */
export function MenuLink({ children, to, icon, aside }: MenuLinkProps) {
  return (
    <Base.LinkItem className={styles.item} closeOnClick render={<RouteLink to={to} />}>
      {icon && <Icon name={icon} />}
      <span className={styles.words}>{children}</span>
      {aside}
    </Base.LinkItem>
  );
}
