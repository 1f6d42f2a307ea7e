import { classNames } from '#src/ui/classNames.ts';
import { Icon, type IconProps } from '#src/ui/icon/Icon.tsx';
import * as styles from './Link.css.ts';
import { RouteLink, type RouteLinkProps } from './RouteLink.tsx';

export interface TextLinkProps
  extends Pick<RouteLinkProps, 'to' | 'children' | 'replace' | 'onClick'> {
  /** A link within a sentence is underlined; one that stands alone is 44 px high. */
  placed?: 'alone' | 'inProse';
  /** An icon after the words. */
  icon?: IconProps['name'];
}

/** A link in words. An address with a scheme leaves the site. */
export function TextLink({ children, placed = 'alone', icon, ...rest }: TextLinkProps) {
  const look = placed === 'alone' ? styles.standalone : styles.inProse;
  return (
    <RouteLink className={classNames(styles.link, look)} {...rest}>
      {children}
      {icon && <Icon name={icon} size="s" />}
    </RouteLink>
  );
}
